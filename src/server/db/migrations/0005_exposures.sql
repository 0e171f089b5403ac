CREATE TABLE "exposures" (
	"menu_id" text NOT NULL,
	"student_group" text NOT NULL,
	"item_id" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "exposures_menu_id_student_group_item_id_pk" PRIMARY KEY("menu_id","student_group","item_id")
);
