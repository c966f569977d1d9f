PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_bulk_edit_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bulk_edit_id` integer NOT NULL,
	`location_id` integer,
	`location_name` text NOT NULL,
	`store_code` text,
	`status` text NOT NULL,
	`patch_attempt_id` integer,
	`before` text,
	`after` text,
	`problems` text,
	`message` text,
	FOREIGN KEY (`bulk_edit_id`) REFERENCES `bulk_edits`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`patch_attempt_id`) REFERENCES `patch_attempts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_bulk_edit_items`("id", "bulk_edit_id", "location_id", "location_name", "store_code", "status", "patch_attempt_id", "before", "after", "problems", "message") SELECT item."id", item."bulk_edit_id", item."location_id", location."name", location."store_code", item."status", NULL, item."before", item."after", NULL, item."message" FROM `bulk_edit_items` AS item JOIN `locations` AS location ON location."id" = item."location_id";--> statement-breakpoint
DROP TABLE `bulk_edit_items`;--> statement-breakpoint
ALTER TABLE `__new_bulk_edit_items` RENAME TO `bulk_edit_items`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `bulk_edit_items_status` ON `bulk_edit_items` (`bulk_edit_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `bulk_edit_items_order` ON `bulk_edit_items` (`bulk_edit_id`,`id`);--> statement-breakpoint
CREATE INDEX `bulk_edit_items_attempt` ON `bulk_edit_items` (`patch_attempt_id`);--> statement-breakpoint
CREATE INDEX `bulk_edit_items_location` ON `bulk_edit_items` (`location_id`);--> statement-breakpoint
DROP INDEX `bulk_edits_user`;--> statement-breakpoint
ALTER TABLE `bulk_edits` ADD `next_step_at` integer;--> statement-breakpoint
ALTER TABLE `bulk_edits` ADD `told` text;--> statement-breakpoint
CREATE INDEX `bulk_edits_status` ON `bulk_edits` (`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `bulk_edits_user` ON `bulk_edits` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `bulk_edits` DROP COLUMN `total`;--> statement-breakpoint
ALTER TABLE `bulk_edits` DROP COLUMN `complete`;--> statement-breakpoint
ALTER TABLE `bulk_edits` DROP COLUMN `errored`;