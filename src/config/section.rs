//! Sections of the configuration. Each key is declared once: with the sentence about it, which `config.example.toml`
//! shows, its type, its default and, if not every value of the type will do, its reader.

/// A section, or one that may be left out.
pub trait Section {
    /// The lines of the sentence about it.
    #[cfg(test)]
    const ABOUT: &'static [&'static str];
    /// Its keys, in the order of the example.
    #[cfg(test)]
    const KEYS: &'static [Key];

    /// Its defaults, with every section in it that there can be.
    fn with_every_section() -> Self;
}

impl<T: Section> Section for Option<T> {
    #[cfg(test)]
    const ABOUT: &'static [&'static str] = T::ABOUT;
    #[cfg(test)]
    const KEYS: &'static [Key] = T::KEYS;

    fn with_every_section() -> Self {
        Some(T::with_every_section())
    }
}

/// A key, or a section in a section.
#[cfg(test)]
#[derive(Debug)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// The lines of the sentence about it.
    pub about: &'static [&'static str],
    /// The keys of a section.
    pub inside: &'static [Self],
}

/// Declares a section: its keys, and the sections in it.
macro_rules! section {
    (
        $(#[doc = $what:literal])+
        pub struct $section:ident {
            $($(#[doc = $about:literal])+ $(#[serde($($reader:tt)+)])? $seen:vis $key:ident: $type:ty = $usual:expr,)*
        }
        $(sections { $($(#[doc = $said:literal])+ $(#[serde($($how:tt)+)])? $inner_seen:vis $inner:ident: $inner_type:ty,)+ })?
    ) => {
        $(#[doc = $what])+
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $section {
            $($(#[doc = $about])+ $(#[serde($($reader)+)])? $seen $key: $type,)*
            $($($(#[doc = $said])+ $(#[serde($($how)+)])? $inner_seen $inner: $inner_type,)+)?
        }

        impl Default for $section {
            fn default() -> Self {
                Self { $($key: $usual,)* $($($inner: <$inner_type>::default(),)+)? }
            }
        }

        impl $crate::config::section::Section for $section {
            #[cfg(test)]
            const ABOUT: &'static [&'static str] = &[$($what),+];
            #[cfg(test)]
            const KEYS: &'static [$crate::config::section::Key] = &[
                $($crate::config::section::Key { name: stringify!($key), about: &[$($about),+], inside: &[] },)*
                $($($crate::config::section::Key {
                    name: stringify!($inner),
                    about: &[$($said),+],
                    inside: <$inner_type as $crate::config::section::Section>::KEYS,
                },)+)?
            ];

            fn with_every_section() -> Self {
                Self {
                    $($key: $usual,)*
                    $($($inner: $crate::config::section::Section::with_every_section(),)+)?
                }
            }
        }
    };
}
pub(crate) use section;
