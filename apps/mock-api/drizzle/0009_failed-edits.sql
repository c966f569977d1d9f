ALTER TABLE `locations` ADD `has_failed_patch_attempts` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `locations` SET `has_failed_patch_attempts` = true WHERE `id` IN (
	SELECT `failed`.`location_id` FROM `patch_attempts` AS `failed`, json_each(`failed`.`fields`) AS `field`
	WHERE `failed`.`status` = 'failed' AND NOT EXISTS (
		SELECT 1 FROM `patch_attempts` AS `later`, json_each(`later`.`fields`) AS `sent`
		WHERE `later`.`location_id` = `failed`.`location_id` AND `later`.`id` > `failed`.`id` AND `sent`.`value` = `field`.`value`
	)
);--> statement-breakpoint
CREATE INDEX `locations_failed` ON `locations` (`user_id`,`has_failed_patch_attempts`,`sort_name`,`id`);