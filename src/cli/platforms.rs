//! The platforms that are configured, as far as the program was built with them.

use anyhow::{Context, Result};

use crate::adapter::{PLATFORMS, Platform};
use crate::config::Config;
#[cfg(feature = "platform")]
use crate::config::Finding;

/// The platforms that are configured.
///
/// # Errors
/// If there are none, or the program was built without one of them.
pub(super) fn configured(config: &Config) -> Result<Vec<&'static Platform>> {
    config.platforms()?.into_iter().map(find).collect()
}

/// The findings about the platforms' sections.
#[cfg(feature = "platform")]
pub(super) fn check(config: &Config) -> Vec<Finding> {
    let names = config.platforms().unwrap_or_default();
    let look = |name| match find(name) {
        Ok(platform) => (platform.check)(config),
        Err(error) => vec![Finding::Wrong(error.to_string())],
    };
    names.into_iter().flat_map(look).collect()
}

fn find(name: &str) -> Result<&'static Platform> {
    PLATFORMS.iter().find(|platform| platform.name == name).with_context(|| {
        format!(
            "the configuration has [{name}], but this program was built without it: remove that section, or build the \
             program with the feature {name}"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adapter::SECTIONS;

    #[test]
    fn every_platform_has_a_section_by_its_name() {
        let known = Config::with_every_section(SECTIONS).platforms().unwrap();
        for platform in PLATFORMS {
            assert!(known.contains(&platform.name), "{}", platform.name);
        }
    }

    #[test]
    fn a_platform_that_the_program_was_built_without_is_named_with_what_to_do() {
        let said = find("parrots").err().unwrap().to_string();
        assert!(said.starts_with("the configuration has [parrots], but this program was built without it"), "{said}");
    }
}
