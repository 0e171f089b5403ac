import type { Rolldown, ResolveModulePreloadDependenciesFn } from "vite";
import type { SittingParts } from "./sitting-parts.ts";

/**
 * Small things that several pages share, as few files in place of dozens: what every page shows, how pages get their
 * data, what keeps answers on the device, what every sitting is made of, and what the pages before and after one share.
 */
const common = /\/src\/web\/ui\/|\/site\/AccountFrame\.tsx|\/lucide-react\//;
const device = new RegExp(
  [
    String.raw`\/effects\/(outbox|device)\/|\/machines\/outbox\/|\/follow-outbox-person\.ts`,
    String.raw`\/effects\/exam\/(ahead-names|(?:cached|stored)-[\w-]+)\.|\/node_modules\/(idb|uuid)\/`,
  ].join("|"),
);
/** What files of answers are made with comes where one is asked for. */
const copies = /\/effects\/outbox\/(download|exported)\./;
const everySitting = new RegExp(
  [
    String.raw`\/machines\/(exam|families)\/|\/machines\/audio\/audio\.selectors\.|\/src\/web\/(exam|item)\/`,
    String.raw`\/contract\/item\/(blanks|comparable|number-forms)\.`,
  ].join("|"),
);
/** What tools and players of sections share comes with them, not with every sitting. */
const withSections = new RegExp(
  [
    String.raw`\/exam\/(tools\/(?!LeaveButton|LazyTools|offered)|sections\/)`,
    String.raw`\/shell\/(CheckYourWork|MarkForReview|QuestionPalette|Palette(Cell|Grid|Legend))\.`,
  ].join("|"),
);
/** What one family has comes with it, and what those of one engine share with the first of them. */
const ofFamilies = /\/(machines|web\/exam)\/families\/|\/exam\/item-by-item\//;
const itemByItem = /\/machines\/families\/item-adaptive|\/exam\/item-by-item\//;
/** What comes after a sitting is on screen: who looks on, and what helps one student. */
const beside = /\/exam\/overlays\/(?!LazyOverlays)|\/machines\/exam\/(presence|speech)\./;
/** What speaks comes with the first item that does. */
const withVoice = /\/item\/audio\/(VoiceNote|VolumeControl|PlayLine)\.|\/exam\/audio\/(BigButton|SoundCheckSheet)\./;
/** Looking back at a question comes with results and with the practice before a section. */
const review = /\/item\/review\//;
/** What few items have, and their review shares, stays out of every sitting. */
const ofFewItems = /\/interactions\/(hot-spot|order|placing)\/|\/interactions\/drag-pointer\./;
/** What only some questions and screens of a sitting ask for. */
const ofSomeScreens = /\/content\/plain-text\.|\/shell\/palette\./;
/** What the sheets share that say why a sitting does not go on. */
const ofSheets = /\/exam\/(sheets\/(RescueCopy|RefusedNote)|use-(rescue|save)-copy)\./;
/** How each type of question is looked back at, as one file: a page of results may need any of them. */
const lookingBack = new RegExp(
  [
    String.raw`\/item\/review\/(interactions\/|lines\.|same\.|(OptionReview|MarkWord)\.)`,
    String.raw`\/contract\/interactions\/of-type\.`,
  ].join("|"),
);
const sitting = (id: string): boolean =>
  everySitting.test(id) &&
  ![withSections, ofFamilies, beside, withVoice, review, ofFewItems, ofSomeScreens, ofSheets].some((apart) =>
    apart.test(id),
  );
const aroundSitting = /\/src\/web\/ui\/(ScoreBar|score-words)\.|\/icons\/(graduation-cap|list-ordered|route|rows-3)\./;
/** What the frame of the console and the home page share with a sitting's later screens. */
const frameAndSittings = new RegExp(
  [
    String.raw`\/ui\/(watch-focus|use-announcement|Select)\.`,
    String.raw`\/icons\/(palette|arrow-(left|right)-to-line|arrow-right|circle-x|house|list-checks|star)\.`,
  ].join("|"),
);
const data = /\/@tanstack\/(react-)?query|\/use-call\.ts|\/query-client\.ts/;

/** What cleans mark-up, without what is brought for browsers that cannot, and what items may hold. */
const markup =
  /\/ui\/markup\/(?!library-way|notice-html)|\/content\/clean-markup\.|\/contract\/item\/content-vocabulary\./;

/** What the landing shares with sittings. */
const everywhere =
  /\/ui\/(Field|LanguageOffer|LanguageSwitch|Skeleton)\.|\/icons\/(check|eye|eye-off)\.|\/components\/grid\/grid\./;
/** What only who is not signed in sees, and the fields that it shares with other forms. */
const landing = /\/account\/(?:landing|sign-in)\/(Landing|AdaptivePicture|sitting-picture|OtherSignInMethods)\./;
const signingIn = /\/account\/sign-in\/(SignInForm|PasswordField|validate-sign-in)\./;

/**
 * How modules are gathered into files; the first load is two: libraries, which most releases leave as they are, and
 * what is ours; each is compiled in a task of its own. `shown`: what pages share and sittings show too, in files of
 * their own, so that no sitting loads the rest, and its start only what it shows.
 */
export const chunks = (shown: () => SittingParts): Rolldown.CodeSplittingGroup[] => [
  { name: "libraries", test: /\/node_modules\//, tags: ["$initial"], priority: 3.1 },
  { name: "first", tags: ["$initial"], priority: 3 },
  { name: "everywhere", test: everywhere, priority: 2.8 },
  { name: "signing-in", test: signingIn, priority: 2.7 },
  { name: "landing", test: landing, priority: 2.6 },
  { name: "markup", test: markup, minShareCount: 2, priority: 2.5 },
  { name: "data", test: data, minShareCount: 2, priority: 1 },
  { name: "in-sittings", test: (id) => shown().atStart(id), minShareCount: 2, priority: 2 },
  { name: "frame-and-sittings", test: frameAndSittings, minShareCount: 2, priority: 1.95 },
  {
    name: "later-in-sittings",
    test: (id) => shown().ever(id) || ofSomeScreens.test(id),
    minShareCount: 2,
    priority: 1.9,
  },
  { name: "common", test: common, minShareCount: 2, priority: 1 },
  { name: "around-sitting", test: aroundSitting, minShareCount: 2, priority: 2 },
  { name: "device", test: (id) => device.test(id) && !copies.test(id), minShareCount: 2, priority: 2 },
  { name: "sitting", test: sitting, minShareCount: 2, priority: 1 },
  { name: "item-by-item", test: itemByItem, minShareCount: 2, priority: 1 },
  { name: "marks", test: /\/item\/review\/marks\./, minShareCount: 2, priority: 0.7 },
  { name: "looking-back", test: lookingBack, priority: 0.5 },
];

/** The groups that the landing page consists of. */
export const landingChunks: ReadonlySet<string> = new Set(["everywhere", "signing-in", "landing"]);

const never = (): boolean => false;
/** The frame of who is signed in, and what moves in the console, as the bundler names them. */
const frames = ["SignedIn", "proxy"];
const grouped = chunks(() => ({ atStart: never, ever: never })).map(({ name }) => String(name));
const ofFewPages: ReadonlySet<string> = new Set(["marks", "looking-back"]);
const names = [...grouped.filter((name) => !ofFewPages.has(name)), ...frames];
const shared = new RegExp(String.raw`/(?:${names.join("|")})-[\w-]+\.js$`);

/**
 * Of the files that a page is made of, those that many share are asked for together with it. The others are small and
 * come when the page names them: the first load would have to name each of them otherwise.
 */
export const askedAhead: ResolveModulePreloadDependenciesFn = (_file, files, { hostType }) =>
  hostType === "html" ? files : files.filter((file) => shared.test(file));
