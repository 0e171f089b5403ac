import type { Passage } from "../model";
import { aminaLamp } from "./amina-lamp";
import { beanInAJar } from "./bean-in-a-jar";
import { camelHump } from "./camel-hump";
import { cityHeat } from "./city-heat";
import { corkOak } from "./cork-oak";
import { grandfathersPlane } from "./grandfathers-plane";
import { harrisonClock } from "./harrison-clock";
import { heronTwoWells } from "./heron-two-wells";
import { howSeedsTravel } from "./how-seeds-travel";
import { inPraiseOfBoredom } from "./in-praise-of-boredom";
import { leavingAHouse } from "./leaving-a-house";
import { letTheGrassGrow } from "./let-the-grass-grow";
import { letterAboutBench } from "./letter-about-bench";
import { letterOnLamps } from "./letter-on-lamps";
import { lostUmbrellas } from "./lost-umbrellas";
import { lowTide } from "./low-tide";
import { marketMorning } from "./market-morning";
import { mercatorMap } from "./mercator-map";
import { newBoyDrum } from "./new-boy-drum";
import { octopusArms } from "./octopus-arms";
import { orchardAuction } from "./orchard-auction";
import { pianoTuner } from "./piano-tuner";
import { rainOnTheRoof } from "./rain-on-the-roof";
import { secondViolin } from "./second-violin";
import { sleepingOnTheWing } from "./sleeping-on-the-wing";
import { snailHouse } from "./snail-house";
import { storyOfPencil } from "./story-of-pencil";
import { streetOven } from "./street-oven";
import { theFirstStamp } from "./the-first-stamp";
import { theInterpreter } from "./the-interpreter";
import { theLastFerry } from "./the-last-ferry";
import { theUnderstudy } from "./the-understudy";
import { townClock } from "./town-clock";
import { turtleDrum } from "./turtle-drum";
import { usefulNotes } from "./useful-notes";
import { whyIceFloats } from "./why-ice-floats";

/** All passages by level, at each level the literary ones first. */
export const passages: readonly Passage[] = [
  marketMorning,
  turtleDrum,
  snailHouse,
  beanInAJar,
  rainOnTheRoof,
  aminaLamp,
  camelHump,
  letterAboutBench,
  lostUmbrellas,
  newBoyDrum,
  whyIceFloats,
  storyOfPencil,
  heronTwoWells,
  streetOven,
  howSeedsTravel,
  letTheGrassGrow,
  theLastFerry,
  secondViolin,
  octopusArms,
  theFirstStamp,
  lowTide,
  theUnderstudy,
  cityHeat,
  usefulNotes,
  townClock,
  pianoTuner,
  corkOak,
  inPraiseOfBoredom,
  leavingAHouse,
  grandfathersPlane,
  mercatorMap,
  letterOnLamps,
  theInterpreter,
  orchardAuction,
  sleepingOnTheWing,
  harrisonClock,
];
