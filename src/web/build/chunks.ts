import type { Rolldown, ResolveModulePreloadDependenciesFn } from "vite";
import type { SittingParts } from "./sitting-parts.ts";

/**
 * Groups small modules that several pages share into few files: parts of every page, data access, storage on the
 * device, parts of every sitting, and parts that a sitting shares with the pages before and after it.
 */
const common = /\/src\/web\/ui\/|\/site\/AccountFrame\.tsx|\/lucide-react\//;
const device = new RegExp(
  [
    String.raw`\/effects\/(outbox|device)\/|\/machines\/outbox\/|\/follow-outbox-person\.ts|\/platform\/is-embedded\.`,
    String.raw`\/effects\/exam\/(ahead-names|(?:cached|stored)-[\w-]+)\.|\/node_modules\/(idb|uuid)\/`,
  ].join("|"),
);
/** The code that writes files of answers; loaded when such a file is requested. */
const copies = /\/effects\/outbox\/(download|exported)\./;
const everySitting = new RegExp(
  [String.raw`\/machines\/(exam|families)\/|\/machines\/audio\/audio\.selectors\.|\/src\/web\/(exam|item)\/`].join("|"),
);
/** Modules shared by tools and players of sections; loaded with them, not with every sitting. */
const withSections = new RegExp(
  [
    String.raw`\/exam\/(tools\/(?!LeaveButton|LazyTools|offered)|sections\/)`,
    String.raw`\/shell\/(CheckYourWork|MarkForReview|QuestionPalette|Palette(Cell|Grid|Legend))\.`,
  ].join("|"),
);
/**
 * Modules of one family are loaded with it; modules shared by families with the same engine, with the first of them.
 */
const ofFamilies = /\/(machines|web\/exam)\/families\/|\/exam\/item-by-item\//;
/** The page of every sitting, with the player of one item at a time and the family that most sittings are of. */
const examPage = new RegExp(
  [
    String.raw`\/machines\/families\/(item-adaptive|map\.)|\/exam\/(item-by-item\/|families\/map\/adaptive\.)`,
    String.raw`\/effects\/audio\/window-audio\.|\/exam\/ExamPage\.`,
  ].join("|"),
);
/** Loaded after a sitting is on screen: presence, and accommodations of single students. */
const beside = /\/exam\/overlays\/(?!LazyOverlays)|\/machines\/exam\/(presence|speech)\./;
/** Audio modules; loaded with the first item that has audio. */
const withVoice = /\/item\/audio\/(VoiceNote|VolumeControl|PlayLine)\.|\/exam\/audio\/(BigButton|SoundCheckSheet)\./;
/** Reviews of questions; loaded with results, and with the practice before a section. */
const review = /\/item\/review\//;
/** Modules of rare item types, also used by their review; not loaded with every sitting. */
const ofFewItems = /\/interactions\/(hot-spot|order|placing)\/|\/interactions\/drag-pointer\./;
/** The types with gaps in their text, which share its parts, in one file; loaded with the first such item. */
const textsWithGaps = /\/interactions\/(Gap\w+|InlineChoice|TextWithGaps)\.tsx/;
/** Modules that only some questions and screens of a sitting need. */
const ofSomeScreens = /\/content\/plain-text\.|\/shell\/palette\./;
/** Modules shared by the sheets that explain why a sitting cannot go on. */
const ofSheets = /\/exam\/(sheets\/(RescueCopy|RefusedNote)|use-(rescue|save)-copy)\./;
/** The reviews of all question types in one file, since a page of results may need any of them. */
const lookingBack = new RegExp(
  [
    String.raw`\/item\/review\/(interactions\/|lines\.|same\.|credit-words\.|(OptionReview|MarkWord)\.)`,
    String.raw`\/contract\/item\/(gap-)?credit\.`,
  ].join("|"),
);
/** Reports of problems, lists of keys, and tests on paper; loaded when they are asked for. */
const onDemand = /\/item\/(?:paper\/|reporting\/ReportForm|interactions\/KeysDialog)/;
const sitting = (id: string): boolean =>
  everySitting.test(id) &&
  ![
    withSections,
    ofFamilies,
    beside,
    withVoice,
    review,
    ofFewItems,
    textsWithGaps,
    ofSomeScreens,
    ofSheets,
    onDemand,
  ].some((apart) => apart.test(id));
/** How typed numbers and texts are read; loaded with the first question that asks for one. */
const entries = /\/contract\/item\/(blanks|comparable|number-(entry|forms)|units)\./;
const aroundSitting = /\/src\/web\/ui\/(ScoreBar|score-words)\.|\/icons\/(graduation-cap|list-ordered|route|rows-3)\./;
/** Stands around the pages of a person who is signed in, sittings too. */
const signedIn = /\/app\/SignedIn\./;
/** Modules shared by the console's frame, the home page, and later screens of a sitting. */
const frameAndSittings = new RegExp(
  [
    String.raw`\/ui\/(watch-focus|use-announcement|Select|FaultCard|escape)\.`,
    String.raw`\/icons\/(palette|chevron-down|arrow-(left|right)-to-line|arrow-right|circle-x)\.`,
    String.raw`\/icons\/(house|list-checks|star)\.`,
  ].join("|"),
);
/** Small modules that the console's frame and the home page share with other pages in the console. */
const ofConsole = new RegExp(
  [
    String.raw`\/console\/console-context\.|\/site\/(site-theme|practice-set-place)\.|\/effects\/time-zone\.`,
    String.raw`\/home\/(use-assigned|length|Fact)\.|\/(useLocation|resolve-transition)\.m?js$`,
  ].join("|"),
);
/** Small modules shared by the editor of a question and its parts that are loaded later. */
const ofWriting = new RegExp(
  [
    String.raw`\/studio\/item\/edits\/(draft-change|new-part-id|options)\.`,
    String.raw`\/studio\/item\/fields\/(NumberField|ShareField|WordsField|writing-context|caret-context)\.`,
    String.raw`\/studio\/(reordering\/(?!Dragging)|writing\/(drawing\/|rich-text\/RichText\.))`,
  ].join("|"),
);
const data = /\/@tanstack\/(?:react-)?query(?!.*(?:useQueries|queriesObserver))|\/use-call\.ts|\/query-client\.ts/;

/**
 * Sanitising of markup with the elements that items may contain, without the fallback for browsers that lack the API.
 */
const markup =
  /\/ui\/markup\/(?!library-way|notice-html)|\/content\/clean-markup\.|\/contract\/item\/content-vocabulary\./;

/** The reading of HTML that the editor of texts and the cleaning of texts share, without the library's other parts. */
const htmlReading = /\/node_modules\/(?:htmlparser2\/dist\/(?:Parser|Tokenizer)\.|entities\/)/;

/** Modules shared by the landing page and sittings. */
const everywhere =
  /\/ui\/(Field|LanguageOffer|LanguageSwitch|Skeleton)\.|\/icons\/(check|eye|eye-off)\.|\/components\/grid\/grid\./;
/** Modules that are shown only without a sign-in, and the fields that they share with other forms. */
const landing = /\/account\/(?:landing|sign-in)\/(Landing|AdaptivePicture|sitting-picture|OtherSignInMethods)\./;
const signingIn = /\/account\/sign-in\/(SignInForm|PasswordField|validate-sign-in)\./;

/**
 * How modules are grouped into files. The first load has two: libraries, which most releases leave unchanged, and the
 * application's code; each is compiled in its own task. `shown`: modules that pages share with sittings get their own
 * files, so that a sitting loads only those, and its start only the ones it shows.
 */
export const chunks = (shown: () => SittingParts): Rolldown.CodeSplittingGroup[] => [
  { name: "libraries", test: /\/node_modules\//, tags: ["$initial"], priority: 3.1 },
  { name: "first", tags: ["$initial"], priority: 3 },
  { name: "everywhere", test: everywhere, priority: 2.8 },
  { name: "signing-in", test: signingIn, priority: 2.7 },
  { name: "landing", test: landing, priority: 2.6 },
  { name: "markup", test: markup, minShareCount: 2, priority: 2.5 },
  { name: "data", test: data, minShareCount: 2, priority: 1 },
  { name: "in-sittings", test: (id) => shown().atStart(id) || signedIn.test(id), minShareCount: 2, priority: 2 },
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
  { name: "console-parts", test: ofConsole, minShareCount: 2, priority: 0.9 },
  { name: "entries", test: entries, minShareCount: 2, priority: 1.1 },
  { name: "sitting", test: sitting, minShareCount: 2, priority: 1 },
  { name: "exam-page", test: examPage, priority: 1.5 },
  { name: "writing", test: ofWriting, minShareCount: 2, priority: 0.8 },
  { name: "marks", test: /\/item\/review\/marks\./, minShareCount: 2, priority: 0.7 },
  { name: "looking-back", test: lookingBack, priority: 0.5 },
  { name: "html-reading", test: htmlReading, minShareCount: 2, priority: 0.5 },
  { name: "texts-with-gaps", test: textsWithGaps, priority: 0.5 },
];

/** The groups of the landing page. */
export const landingChunks: ReadonlySet<string> = new Set(["everywhere", "signing-in", "landing"]);

const never = (): boolean => false;
/** The bundler's name for the console's animations. */
const frames = ["proxy"];
const grouped = chunks(() => ({ atStart: never, ever: never })).map(({ name }) => String(name));
const ofFewPages: ReadonlySet<string> = new Set(["writing", "marks", "looking-back", "texts-with-gaps"]);
const names = [...grouped.filter((name) => !ofFewPages.has(name)), ...frames];
const shared = new RegExp(String.raw`/(?:${names.join("|")})-[\w-]+\.js$`);

/**
 * Selects the files of a page that are preloaded with it: those shared by many pages. The others are small and load
 * when the page imports them; otherwise the first load would have to list each of them.
 */
export const askedAhead: ResolveModulePreloadDependenciesFn = (_file, files, { hostType }) =>
  hostType === "html" ? files : files.filter((file) => shared.test(file));
