import type account from "./parts/account.zh.json";
import type aids from "./parts/aids.zh.json";
import type assembly from "./parts/assembly.zh.json";
import type assigned from "./parts/assigned.zh.json";
import type assignment from "./parts/assignment.zh.json";
import type audio from "./parts/audio.zh.json";
import type audit from "./parts/audit.zh.json";
import type bank from "./parts/bank.zh.json";
import type board from "./parts/board.zh.json";
import type books from "./parts/books.zh.json";
import type browser from "./parts/browser.zh.json";
import type calculator from "./parts/calculator.zh.json";
import type cards from "./parts/cards.zh.json";
import type classResults from "./parts/class-results.zh.json";
import type classes from "./parts/classes.zh.json";
import type console from "./parts/console.zh.json";
import type document from "./parts/document.zh.json";
import type exam from "./parts/exam.zh.json";
import type generators from "./parts/generators.zh.json";
import type guest from "./parts/guest.zh.json";
import type help from "./parts/help.zh.json";
import type home from "./parts/home.zh.json";
import type inspect from "./parts/inspect.zh.json";
import type integrations from "./parts/integrations.zh.json";
import type invigilated from "./parts/invigilated.zh.json";
import type inviter from "./parts/inviter.zh.json";
import type join from "./parts/join.zh.json";
import type launch from "./parts/launch.zh.json";
import type manage from "./parts/manage.zh.json";
import type marking from "./parts/marking.zh.json";
import type opt from "./parts/opt.zh.json";
import type paper from "./parts/paper.zh.json";
import type personal from "./parts/personal.zh.json";
import type practise from "./parts/practise.zh.json";
import type question from "./parts/question.zh.json";
import type record from "./parts/record.zh.json";
import type regrading from "./parts/regrading.zh.json";
import type reporting from "./parts/reporting.zh.json";
import type results from "./parts/results.zh.json";
import type reviews from "./parts/reviews.zh.json";
import type richText from "./parts/rich-text.zh.json";
import type sections from "./parts/sections.zh.json";
import type sittings from "./parts/sittings.zh.json";
import type studio from "./parts/studio.zh.json";
import type tools from "./parts/tools.zh.json";
import type writing from "./parts/writing.zh.json";
import type app from "./zh.json";

/** Every message id; messages are flat ICU texts, their ids dotted by area. */
export type MessageId =
  | keyof typeof account
  | keyof typeof aids
  | keyof typeof app
  | keyof typeof assembly
  | keyof typeof assigned
  | keyof typeof assignment
  | keyof typeof audit
  | keyof typeof audio
  | keyof typeof bank
  | keyof typeof board
  | keyof typeof books
  | keyof typeof browser
  | keyof typeof calculator
  | keyof typeof cards
  | keyof typeof classResults
  | keyof typeof classes
  | keyof typeof console
  | keyof typeof document
  | keyof typeof exam
  | keyof typeof generators
  | keyof typeof guest
  | keyof typeof help
  | keyof typeof home
  | keyof typeof inspect
  | keyof typeof integrations
  | keyof typeof invigilated
  | keyof typeof inviter
  | keyof typeof join
  | keyof typeof launch
  | keyof typeof manage
  | keyof typeof marking
  | keyof typeof opt
  | keyof typeof paper
  | keyof typeof personal
  | keyof typeof practise
  | keyof typeof question
  | keyof typeof record
  | keyof typeof regrading
  | keyof typeof reporting
  | keyof typeof results
  | keyof typeof reviews
  | keyof typeof richText
  | keyof typeof sections
  | keyof typeof sittings
  | keyof typeof studio
  | keyof typeof tools
  | keyof typeof writing;

/** A group of messages that is loaded with the screens that use it; `app` is always loaded. */
export type MessagePart =
  | "app"
  | "account"
  | "aids"
  | "assembly"
  | "assigned"
  | "assignment"
  | "audit"
  | "audio"
  | "bank"
  | "board"
  | "books"
  | "browser"
  | "calculator"
  | "cards"
  | "class-results"
  | "classes"
  | "console"
  | "document"
  | "generators"
  | "guest"
  | "help"
  | "home"
  | "inspect"
  | "integrations"
  | "invigilated"
  | "inviter"
  | "join"
  | "exam"
  | "launch"
  | "manage"
  | "marking"
  | "opt"
  | "paper"
  | "personal"
  | "practise"
  | "question"
  | "record"
  | "regrading"
  | "reporting"
  | "results"
  | "reviews"
  | "rich-text"
  | "sections"
  | "sittings"
  | "studio"
  | "tools"
  | "writing";
