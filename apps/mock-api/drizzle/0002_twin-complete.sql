CREATE TABLE `notification_deliveries` (
	`configuration_id` integer NOT NULL,
	`update_id` integer NOT NULL,
	`delivered_at` integer NOT NULL,
	PRIMARY KEY(`configuration_id`, `update_id`),
	FOREIGN KEY (`configuration_id`) REFERENCES `notification_configurations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`update_id`) REFERENCES `google_updates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_deliveries_update` ON `notification_deliveries` (`update_id`);--> statement-breakpoint
CREATE TABLE `provider_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`edited_profile_id` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`edited_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `provider_calls_user` ON `provider_calls` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `provider_calls_profile` ON `provider_calls` (`edited_profile_id`,`at`);--> statement-breakpoint
ALTER TABLE `bulk_edits` ADD `finished_at` integer;--> statement-breakpoint
ALTER TABLE `google_updates` ADD `resolved_by` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `html` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `standing` text DEFAULT 'verified' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `services_blocked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `changed_by` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `simulation` text DEFAULT '{"mood":"still","speed":1,"digestHour":7}' NOT NULL;