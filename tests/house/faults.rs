//! What fails on purpose is in programs that were built for tests, and in no other.

use std::fs;
use std::path::Path;

/// Whatever builds what somebody runs.
const RECIPES: [&str; 4] = ["Dockerfile", ".github/workflows/release.yml", "docs/install.md", "README.md"];

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

#[test]
fn no_other_feature_has_faults_with_it() {
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    let features = manifest["features"].as_table().unwrap();
    assert_eq!(features["faults"].as_array().unwrap().len(), 0, "it brings nothing else with it");
    for (feature, brings) in features {
        assert!(!brings.as_array().unwrap().iter().any(|other| other.as_str() == Some("faults")), "{feature}");
    }
}

#[test]
fn no_recipe_builds_a_program_with_faults() {
    for recipe in RECIPES {
        let text = read(recipe);
        assert!(!text.contains("--all-features"), "{recipe}");
        assert!(!text.contains("--features") || !text.contains("faults"), "{recipe}");
    }
}
