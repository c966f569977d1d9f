ALTER TABLE `bulk_edit_items` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `bulk_edits` ADD `spreadsheet` text;