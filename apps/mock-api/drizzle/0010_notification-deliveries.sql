CREATE TABLE `__new_notification_deliveries` (
	`update_id` integer NOT NULL,
	`mailbox` text NOT NULL,
	`period` text NOT NULL,
	`delivered_at` integer NOT NULL,
	PRIMARY KEY(`update_id`, `mailbox`, `period`),
	FOREIGN KEY (`update_id`) REFERENCES `google_updates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT OR IGNORE INTO `__new_notification_deliveries`("update_id", "mailbox", "period", "delivered_at")
	SELECT `told`.`update_id`, lower(`address`.`value`), `telling`.`period`, `told`.`delivered_at`
	FROM `notification_deliveries` AS `told`
	JOIN `notification_configurations` AS `telling` ON `telling`.`id` = `told`.`configuration_id`
	JOIN json_each(`telling`.`options`, '$.emails') AS `address`;--> statement-breakpoint
DROP TABLE `notification_deliveries`;--> statement-breakpoint
ALTER TABLE `__new_notification_deliveries` RENAME TO `notification_deliveries`;--> statement-breakpoint
ALTER TABLE `notification_configurations` ADD `saved_at_update_id` integer DEFAULT 0 NOT NULL;