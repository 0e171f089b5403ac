import { actions, deeds, society } from "./deeds";
import type { Category, Relation } from "./entries";
import { cooking, foodWords } from "./food";
import { clothing, homeWords, kitchen, toolWords } from "./home";
import { instruments, measures, music, play, shapeWords, sport, time } from "./leisure";
import { animalWords, birds, bodyWords, health, plants } from "./living";
import { feelings, ideas, qualities, size, smallWords } from "./mind";
import { family, jobs, languageWords, school } from "./people";
import { buildings, cities, countries, materials, natureWords, transport } from "./places";
import { animalRelations } from "./relations-animals";
import { conductRelations } from "./relations-conduct";
import { ideaRelations } from "./relations-ideas";
import { kindRelations } from "./relations-kinds";
import { peopleRelations } from "./relations-people";
import { thingRelations } from "./relations-things";
import { wordRelations } from "./relations-words";

/** Every category of the verbal subtests with its words. */
export const categories: readonly Category[] = [
  animalWords,
  birds,
  plants,
  bodyWords,
  health,
  foodWords,
  cooking,
  homeWords,
  clothing,
  toolWords,
  kitchen,
  transport,
  buildings,
  countries,
  cities,
  natureWords,
  materials,
  jobs,
  family,
  school,
  languageWords,
  instruments,
  music,
  sport,
  play,
  measures,
  shapeWords,
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

/** Every relation between words in the verbal subtests. */
export const relations: readonly Relation[] = [
  animalRelations,
  thingRelations,
  kindRelations,
  peopleRelations,
  wordRelations,
  ideaRelations,
  conductRelations,
].flat();
