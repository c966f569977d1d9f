DROP TABLE `media`;--> statement-breakpoint
CREATE TABLE `media_files` (
	`id` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`content` blob NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location_id` integer NOT NULL,
	`file_id` text NOT NULL,
	`source` text NOT NULL,
	`category` text NOT NULL,
	`description` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `media_files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `media_items_newest` ON `media_items` (`location_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_items_source` ON `media_items` (`location_id`,`source`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_items_file` ON `media_items` (`file_id`);