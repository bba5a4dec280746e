-- One word for one thing: a manager's action is an action, who may not play is banned, and many play a tournament.

ALTER TABLE audit RENAME COLUMN deed TO action;
UPDATE audit SET action = 'ban' WHERE action = 'bar';
UPDATE audit SET action = 'unban' WHERE action = 'unbar';
UPDATE clocks SET terms = replace(terms, ' contest', ' tournament') WHERE terms LIKE '% contest';
UPDATE offers SET clock = replace(clock, ' contest', ' tournament') WHERE clock LIKE '% contest';
UPDATE due SET kind = 'tournament-begins' WHERE kind = 'contest-begins';
UPDATE due SET kind = 'idle-closes' WHERE kind = 'asked';
UPDATE suspects SET kind = 'tournament-begins' WHERE kind = 'contest-begins';
UPDATE suspects SET kind = 'idle-closes' WHERE kind = 'asked';
UPDATE tried SET kind = 'tournament-begins' WHERE kind = 'contest-begins';
UPDATE tried SET kind = 'idle-closes' WHERE kind = 'asked';
