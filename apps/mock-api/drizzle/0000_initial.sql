CREATE TABLE `google_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`google_account_id` integer NOT NULL,
	`status` text NOT NULL,
	`access_token` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_contacted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`google_account_id`) REFERENCES `google_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `google_tokens_account` ON `google_tokens` (`user_id`,`google_account_id`);--> statement-breakpoint
CREATE TABLE `google_updates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`type` text NOT NULL,
	`field_name` text NOT NULL,
	`platform_value` text,
	`update_value` text,
	`change_action` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_action` text,
	`resolved_at` integer,
	`resolved_by` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `google_updates_review` ON `google_updates` (`user_id`,`created_at`,`id`,`location_id`,`type`,`field_name`,`resolved_action`) WHERE resolved_action IS NULL;--> statement-breakpoint
CREATE INDEX `google_updates_archive` ON `google_updates` (`user_id`,`created_at`,`id`,`location_id`,`type`,`field_name`,`resolved_action`) WHERE resolved_action IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `google_updates_open` ON `google_updates` (`location_id`,`field_name`) WHERE resolved_action IS NULL;--> statement-breakpoint
CREATE INDEX `google_updates_history` ON `google_updates` (`location_id`,`field_name`,`id`);--> statement-breakpoint
CREATE TABLE `fetch_operations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`token_id` integer NOT NULL,
	`status` text NOT NULL,
	`groups_read` integer NOT NULL,
	`errors` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`token_id`) REFERENCES `google_tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fetch_operations_user` ON `fetch_operations` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `import_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` integer NOT NULL,
	`profile_id` integer NOT NULL,
	`status` text NOT NULL,
	`location_id` integer,
	`message` text,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `import_items_status` ON `import_items` (`import_id`,`status`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token_id` integer NOT NULL,
	`total` integer NOT NULL,
	`complete` integer NOT NULL,
	`errored` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`token_id`) REFERENCES `google_tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_user` ON `imports` (`user_id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`payload` text,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`user_id`,`due_at`,`id`);--> statement-breakpoint
CREATE TABLE `location_views` (
	`user_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `location_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `location_views_recent` ON `location_views` (`user_id`,`viewed_at`,`location_id`);--> statement-breakpoint
CREATE TABLE `locations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`profile_id` integer NOT NULL,
	`token_id` integer,
	`profile` text NOT NULL,
	`name` text COLLATE NOCASE NOT NULL,
	`sort_name` text DEFAULT '' NOT NULL,
	`store_code` text COLLATE NOCASE,
	`search_text` text NOT NULL,
	`label` text,
	`label_type` text,
	`management_status` text NOT NULL,
	`has_unresolved_updates` integer NOT NULL,
	`has_failed_patch_attempts` integer DEFAULT false NOT NULL,
	`update_behaviour` text NOT NULL,
	`auto_rejection_fields` text NOT NULL,
	`allow_owner_manager_auto_reject` integer NOT NULL,
	`website_slug` text,
	`imported_at` integer NOT NULL,
	`last_checked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`token_id`) REFERENCES `google_tokens`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `locations_profile` ON `locations` (`user_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `locations_user` ON `locations` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `locations_name` ON `locations` (`user_id`,`sort_name`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `locations_store_code` ON `locations` (`user_id`,`store_code`,`id`);--> statement-breakpoint
CREATE INDEX `locations_imported` ON `locations` (`user_id`,`imported_at`,`id`);--> statement-breakpoint
CREATE INDEX `locations_status` ON `locations` (`user_id`,`management_status`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `locations_unresolved` ON `locations` (`user_id`,`has_unresolved_updates`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `locations_failed` ON `locations` (`user_id`,`has_failed_patch_attempts`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `locations_token` ON `locations` (`token_id`);--> statement-breakpoint
CREATE INDEX `locations_by_profile` ON `locations` (`profile_id`);--> statement-breakpoint
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
CREATE INDEX `media_items_file` ON `media_items` (`file_id`);--> statement-breakpoint
CREATE TABLE `emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`html` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `emails_user` ON `emails` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notification_configurations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`location_id` integer,
	`period` text NOT NULL,
	`type` text NOT NULL,
	`options` text NOT NULL,
	`saved_at_update_id` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_configurations_scope` ON `notification_configurations` (`user_id`,`location_id`);--> statement-breakpoint
CREATE TABLE `notification_deliveries` (
	`update_id` integer NOT NULL,
	`mailbox` text NOT NULL,
	`period` text NOT NULL,
	`delivered_at` integer NOT NULL,
	PRIMARY KEY(`update_id`, `mailbox`, `period`),
	FOREIGN KEY (`update_id`) REFERENCES `google_updates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_exclusions` (
	`location_id` integer NOT NULL,
	`type` text NOT NULL,
	PRIMARY KEY(`location_id`, `type`),
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `patch_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location_id` integer NOT NULL,
	`status` text NOT NULL,
	`fields` text NOT NULL,
	`values` text NOT NULL,
	`errors` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `patch_attempts_location` ON `patch_attempts` (`location_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `patch_attempts_latest` ON `patch_attempts` (`location_id`,`id`);--> statement-breakpoint
CREATE TABLE `authorization_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`google_account_id` integer NOT NULL,
	`granted` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`google_account_id`) REFERENCES `google_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `google_accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `google_accounts_user` ON `google_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `google_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`google_account_id` integer NOT NULL,
	`account_name` text NOT NULL,
	`unreachable` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`google_account_id`) REFERENCES `google_accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `google_groups_account` ON `google_groups` (`google_account_id`);--> statement-breakpoint
CREATE TABLE `profile_groups` (
	`group_id` integer NOT NULL,
	`profile_id` integer NOT NULL,
	PRIMARY KEY(`group_id`, `profile_id`),
	FOREIGN KEY (`group_id`) REFERENCES `google_groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_groups_profile` ON `profile_groups` (`profile_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cid` text NOT NULL,
	`title` text NOT NULL,
	`live` text NOT NULL,
	`import_fault` text,
	`standing` text DEFAULT 'verified' NOT NULL,
	`services_blocked` integer DEFAULT false NOT NULL,
	`changed_by` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `suggested_services` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location_id` integer NOT NULL,
	`service_type_id` text NOT NULL,
	`dismissed` integer NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suggested_services_type` ON `suggested_services` (`location_id`,`service_type_id`);--> statement-breakpoint
CREATE TABLE `location_tags` (
	`tag_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	PRIMARY KEY(`tag_id`, `location_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `location_tags_location` ON `location_tags` (`location_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text COLLATE NOCASE NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name` ON `tags` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`csrf_token` text NOT NULL,
	`user_id` integer,
	`expired` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`persona` text NOT NULL,
	`is_admin` integer NOT NULL,
	`has_subscription` integer NOT NULL,
	`slots` integer NOT NULL,
	`product_keys` text NOT NULL,
	`metadata` text NOT NULL,
	`manual_clock` integer,
	`simulation` text DEFAULT '{"mood":"still","speed":1,"digestHour":7}' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `location_search` USING fts5(
	`search_text`, content='locations', content_rowid='id', tokenize='trigram'
);
--> statement-breakpoint
CREATE TRIGGER `location_search_insert` AFTER INSERT ON `locations` BEGIN
	INSERT INTO `location_search`(rowid, `search_text`) VALUES (new.`id`, new.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `location_search_delete` AFTER DELETE ON `locations` BEGIN
	INSERT INTO `location_search`(`location_search`, rowid, `search_text`) VALUES ('delete', old.`id`, old.`search_text`);
END;
--> statement-breakpoint
CREATE TRIGGER `location_search_update` AFTER UPDATE OF `search_text` ON `locations` BEGIN
	INSERT INTO `location_search`(`location_search`, rowid, `search_text`) VALUES ('delete', old.`id`, old.`search_text`);
	INSERT INTO `location_search`(rowid, `search_text`) VALUES (new.`id`, new.`search_text`);
END;
