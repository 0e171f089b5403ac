import { actions, deeds, society } from "./deeds";
import type { Category, Relation } from "./entries";
import { cooking, food } from "./food";
import { clothing, home, kitchen, tools } from "./home";
import { instruments, measures, music, play, shapes, sport, time } from "./leisure";
import { animals, birds, body, health, plants } from "./living";
import { feelings, ideas, qualities, size, smallWords } from "./mind";
import { family, jobs, language, school } from "./people";
import { buildings, cities, countries, materials, nature, transport } from "./places";
import { animalRelations } from "./relations-animals";
import { conductRelations } from "./relations-conduct";
import { ideaRelations } from "./relations-ideas";
import { kindRelations } from "./relations-kinds";
import { peopleRelations } from "./relations-people";
import { thingRelations } from "./relations-things";
import { wordRelations } from "./relations-words";

/** Every kind of thing that the verbal subtests know, with its words. */
export const categories: readonly Category[] = [
  animals,
  birds,
  plants,
  body,
  health,
  food,
  cooking,
  home,
  clothing,
  tools,
  kitchen,
  transport,
  buildings,
  countries,
  cities,
  nature,
  materials,
  jobs,
  family,
  school,
  language,
  instruments,
  music,
  sport,
  play,
  measures,
  shapes,
  time,
  feelings,
  qualities,
  ideas,
  size,
  smallWords,
  actions,
  deeds,
  society,
].flat();

/** Every way in which the verbal subtests pair words. */
export const relations: readonly Relation[] = [
  animalRelations,
  thingRelations,
  kindRelations,
  peopleRelations,
  wordRelations,
  ideaRelations,
  conductRelations,
].flat();
