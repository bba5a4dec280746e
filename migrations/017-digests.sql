-- The last change of a digest is kept as long as its message.
CREATE INDEX digests_by_edit ON digests (edit_id);
