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
