import type { ItemModel } from "../../engine/model";
import { angleKind } from "./angles/angle-kinds";
import { circleAngles } from "./angles/circle-angles";
import { findAngle } from "./angles/missing-angle";
import { polygonAngles } from "./angles/polygon-angles";
import { circleMeasure, similar } from "./circles";
import { circleAndLine } from "./coordinates/circle-and-line";
import { ellipseEquation } from "./coordinates/ellipse";
import { readPoint } from "./coordinates/read-point";
import { segment } from "./coordinates/segments";
import { transform } from "./coordinates/transformations";
import { optimum } from "./largest-area";
import { lShape } from "./measures/l-shape";
import { rectangleMeasure } from "./measures/rectangle";
import { slantedArea } from "./measures/slanted-area";
import { turnedShape, mirrorPicture } from "./pictures/cell-motions";
import { largestShape, missingPiece, walkAround } from "./pictures/cell-shapes";
import { countOneKind, countBlocks, trianglesInFan } from "./pictures/counting";
import { cutInTwo, rightAngleCount } from "./pictures/cut-shapes";
import { equalParts } from "./pictures/equal-parts";
import { findShapePicture, oddShapeOut } from "./pictures/find-shape";
import { wayLength, halvesMakeSquares, fillRectangle } from "./pictures/grids";
import { openOrClosed } from "./pictures/lines";
import { shapePattern } from "./pictures/patterns";
import { gridPlace, insideOutside } from "./pictures/position";
import { wayOnGrid, followWay } from "./pictures/ways";
import { quadrilaterals } from "./quadrilaterals";
import { countShapeSides } from "./shapes/count-sides";
import { countInGrid } from "./shapes/grid";
import { nameShape } from "./shapes/name-shape";
import { symmetryLines } from "./shapes/symmetry";
import { nameSolid } from "./solids";
import { circlesOfTriangle } from "./triangles/circles-of-a-triangle";
import { pythagoras } from "./triangles/pythagoras";
import { trigonometry } from "./triangles/trigonometry";
import { vectors } from "./vectors";
import { volume } from "./volume";

export const geometry: readonly ItemModel[] = [
  angleKind,
  findAngle,
  polygonAngles,
  circleAngles,
  circleMeasure,
  similar,
  readPoint,
  transform,
  segment,
  circleAndLine,
  rectangleMeasure,
  lShape,
  slantedArea,
  quadrilaterals,
  nameShape,
  countShapeSides,
  countInGrid,
  symmetryLines,
  nameSolid,
  pythagoras,
  trigonometry,
  vectors,
  optimum,
  volume,
  equalParts,
  findShapePicture,
  oddShapeOut,
  openOrClosed,
  countOneKind,
  gridPlace,
  insideOutside,
  wayOnGrid,
  followWay,
  shapePattern,
  largestShape,
  missingPiece,
  turnedShape,
  mirrorPicture,
  walkAround,
  wayLength,
  halvesMakeSquares,
  fillRectangle,
  cutInTwo,
  rightAngleCount,
  countBlocks,
  trianglesInFan,
  ellipseEquation,
  circlesOfTriangle,
];
