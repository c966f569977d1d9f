CREATE TABLE `field_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location_id` integer NOT NULL,
	`field` text NOT NULL,
	`cause` text NOT NULL,
	`made_by` text NOT NULL,
	`made_at` integer NOT NULL,
	`before` text,
	`after` text,
	`bulk_edit_id` integer,
	`google_update_id` integer,
	`patch_attempt_id` integer,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bulk_edit_id`) REFERENCES `bulk_edits`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`google_update_id`) REFERENCES `google_updates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`patch_attempt_id`) REFERENCES `patch_attempts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `field_changes_location` ON `field_changes` (`location_id`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `field_changes_field` ON `field_changes` (`location_id`,`field`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `field_changes_bulk_edit` ON `field_changes` (`bulk_edit_id`);--> statement-breakpoint
CREATE INDEX `field_changes_update` ON `field_changes` (`google_update_id`);--> statement-breakpoint
CREATE INDEX `field_changes_attempt` ON `field_changes` (`patch_attempt_id`);--> statement-breakpoint
INSERT INTO `field_changes` (`location_id`, `field`, `cause`, `made_by`, `made_at`, `google_update_id`)
	SELECT `location_id`, `field_name`, 'changed-outside', `type`, `created_at`, `id` FROM `google_updates` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `field_changes` (`location_id`, `field`, `cause`, `made_by`, `made_at`, `google_update_id`)
	SELECT `location_id`, `field_name`, `resolved_action`, coalesce(`resolved_by`, 'user'), `resolved_at`, `id` FROM `google_updates`
	WHERE `resolved_action` IN ('accepted', 'rejected', 'dismissed') AND `resolved_at` IS NOT NULL ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `field_changes` (`location_id`, `field`, `cause`, `made_by`, `made_at`, `before`, `after`, `bulk_edit_id`, `patch_attempt_id`)
	SELECT `item`.`location_id`, `change`.`key`, 'bulk-edited', 'user', `edit`.`created_at`,
		`item`.`before` -> `change`.`fullkey`, `item`.`after` -> `change`.`fullkey`, `edit`.`id`, `item`.`patch_attempt_id`
	FROM `bulk_edit_items` AS `item`
	JOIN `bulk_edits` AS `edit` ON `edit`.`id` = `item`.`bulk_edit_id`, json_each(`item`.`after`) AS `change`
	WHERE `item`.`location_id` IS NOT NULL
		AND `item`.`status` IN ('completed', 'failed', 'publishing', 'waiting', 'undoing', 'undone', 'conflict')
		AND `change`.`key` <> 'tags'
		AND (`change`.`key` NOT LIKE 'attributes/%' OR `change`.`key` IN ('attributes/url_facebook', 'attributes/url_instagram',
			'attributes/url_linkedin', 'attributes/url_pinterest', 'attributes/url_tiktok', 'attributes/url_twitter', 'attributes/url_youtube'))
	ORDER BY `item`.`id`;
--> statement-breakpoint
INSERT INTO `field_changes` (`location_id`, `field`, `cause`, `made_by`, `made_at`, `before`, `after`, `bulk_edit_id`, `patch_attempt_id`)
	SELECT `done`.`location_id`, `done`.`field`, 'bulk-undone', 'user', coalesce(`edit`.`finished_at`, `edit`.`created_at`),
		`done`.`after`, `done`.`before`, `done`.`bulk_edit_id`, `done`.`patch_attempt_id`
	FROM `field_changes` AS `done`
	JOIN `bulk_edits` AS `edit` ON `edit`.`id` = `done`.`bulk_edit_id`
	JOIN `bulk_edit_items` AS `item` ON `item`.`bulk_edit_id` = `edit`.`id` AND `item`.`location_id` = `done`.`location_id`
	WHERE `item`.`status` = 'undone' ORDER BY `done`.`id`;
