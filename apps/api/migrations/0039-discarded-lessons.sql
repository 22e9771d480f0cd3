-- Whether a canceled lesson was a draft: families never saw it, and its cancellation must not show it to them.
ALTER TABLE lessons ADD COLUMN discarded boolean NOT NULL DEFAULT false;
