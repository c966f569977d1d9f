DROP INDEX `google_updates_location`;--> statement-breakpoint
DROP INDEX `google_updates_review`;--> statement-breakpoint
CREATE INDEX `google_updates_archive` ON `google_updates` (`user_id`,`created_at`,`id`,`location_id`,`type`,`field_name`,`resolved_action`) WHERE resolved_action IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `google_updates_open` ON `google_updates` (`location_id`,`field_name`) WHERE resolved_action IS NULL;--> statement-breakpoint
CREATE INDEX `google_updates_history` ON `google_updates` (`location_id`,`field_name`,`id`);--> statement-breakpoint
CREATE INDEX `google_updates_review` ON `google_updates` (`user_id`,`created_at`,`id`,`location_id`,`type`,`field_name`,`resolved_action`) WHERE resolved_action IS NULL;