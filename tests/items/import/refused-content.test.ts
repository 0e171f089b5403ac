import { describe } from "vitest";
import { choices } from "./fixtures";
import { drawn, itHasOutcomes, question, sketch } from "./outcomes";

describe("items whose content cannot be shown", () => {
  itHasOutcomes([
    ["refused stemEmpty", "no question", { body: choices() }],
    ["refused pictureByScript", "a canvas without a script", question('<p>x</p><canvas id="k"/>')],
    [
      "refused pictureByScript",
      "a canvas drawn by hand",
      drawn('var c=document.getElementById("k").getContext("2d");c.fillRect(0,0,9,9)'),
    ],
    ["refused pictureByScript", "a structure formula that cannot be read", drawn(sketch("C(C"))],
    ["refused pictureByScript", "a structure formula with nonsense", drawn(sketch("CCQx"))],
    ["refused pictureByScript", "a molecule with a caption", drawn(sketch("CCO", 'd["legend"]="A to B";'))],
    ["refused scriptNeeded", "a script that writes", question("<p>x</p><script>document.write(1)</script>")],
    ["refused scriptNeeded", "an unknown library", question('<p>x</p><script src="https://cdn.example/graph.js"/>')],
    ["refused contentUnsupported", "a film", question('<p>x</p><video src="a.mp4"/>')],
    ["refused contentUnsupported", "a frame", question('<p>x</p><iframe src="https://example.org"/>')],
    ["refused contentUnsupported", "a Java applet", question('<p>x</p><object type="application/java" data="a.jar"/>')],
    [
      "refused styleMeaningful",
      "things laid over one another",
      question('<p>x<span style="position:absolute">y</span></p>'),
    ],
    ["refused styleMeaningful", "a picture behind the text", question("<p style=\"background:url('a.png')\">x</p>")],
    ["refused mediaMissing", "a picture that is not there", question('<p><img src="a.png"/></p>')],
    ["refused mediaMissing", "a picture outside the package", question('<p><img src="../../../etc/a.png"/></p>')],
    ["refused mediaRemote", "a picture elsewhere", question('<p><img src="//example.org/a.png"/></p>')],
    [
      "refused mediaUnsupported",
      "a picture that is none",
      question('<p><img src="a.png"/></p>'),
      [{ name: "items/a.png", data: "<html>" }],
    ],
    [
      "refused mediaUnsupported",
      "an SVG that needs what is not kept",
      question('<p><img src="a.svg"/></p>'),
      [{ name: "items/a.svg", data: '<svg><use href="#x"/></svg>' }],
    ],
    [
      "refused mediaUnsupported",
      "a picture in an address of a kind that runs",
      question('<p><img src="data:image/svg+xml;base64,AAAA"/></p>'),
    ],
    ["refused contentTooLong", "a question without end", question(`<p>${"x".repeat(500_000)}</p>`)],
    ["refused formulaUnreadable", "a formula with a mistake", question("<p>\\(\\frac{1}\\)</p>")],
  ]);
});
