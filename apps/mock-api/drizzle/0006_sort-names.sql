DROP INDEX `location_views_recent`;--> statement-breakpoint
CREATE INDEX `location_views_recent` ON `location_views` (`user_id`,`viewed_at`,`location_id`);--> statement-breakpoint
DROP INDEX `locations_name`;--> statement-breakpoint
DROP INDEX `locations_status`;--> statement-breakpoint
DROP INDEX `locations_unresolved`;--> statement-breakpoint
ALTER TABLE `locations` ADD `sort_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `locations` SET `sort_name` = substr(`search_text`, 1, length(`name`));--> statement-breakpoint
CREATE INDEX `locations_user` ON `locations` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `locations_name` ON `locations` (`user_id`,`sort_name`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `locations_status` ON `locations` (`user_id`,`management_status`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `locations_unresolved` ON `locations` (`user_id`,`has_unresolved_updates`,`sort_name`,`id`);