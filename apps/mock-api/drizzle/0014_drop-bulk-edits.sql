DELETE FROM `jobs` WHERE `kind` = 'bulk-edit.step';--> statement-breakpoint
DROP TABLE `bulk_edit_items`;--> statement-breakpoint
DROP TABLE `bulk_edits`;