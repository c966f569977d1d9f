UPDATE `profiles` SET `live` = json_set(`live`, '$.attributes', json((
	SELECT json_group_object(`key`, iif(`type` = 'array', json_object('values', json(`value`)), json(`value`))) FROM json_each(`live`, '$.attributes')
)));--> statement-breakpoint
UPDATE `locations` SET `profile` = json_set(`profile`, '$.attributes', json((
	SELECT json_group_object(`key`, iif(`type` = 'array', json_object('values', json(`value`)), json(`value`))) FROM json_each(`profile`, '$.attributes')
)));
