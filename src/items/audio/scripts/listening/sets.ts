import { a1Long } from "./a1/long";
import { a1Monologue } from "./a1/monologue";
import { a1Short } from "./a1/short";
import { a2Long } from "./a2/long";
import { a2Monologue } from "./a2/monologue";
import { a2Short } from "./a2/short";
import { b1Long } from "./b1/long";
import { b1Monologue } from "./b1/monologue";
import { b1Short } from "./b1/short";
import { b2Long } from "./b2/long";
import { b2Monologue } from "./b2/monologue";
import { b2Short } from "./b2/short";
import { c1Long } from "./c1/long";
import { c1Monologue } from "./c1/monologue";
import { c1Short } from "./c1/short";
import { c2Long } from "./c2/long";
import { c2Monologue } from "./c2/monologue";
import { c2Short } from "./c2/short";
import { preA1Long } from "./pre-a1/long";
import { preA1Monologue } from "./pre-a1/monologue";
import { preA1Short } from "./pre-a1/short";
import type { ListeningSet } from "./task";

export const listeningSets: readonly ListeningSet[] = [
  { level: "preA1", area: "listeningShort", tasks: preA1Short },
  { level: "preA1", area: "listeningLong", tasks: preA1Long },
  { level: "preA1", area: "listeningMonologue", tasks: preA1Monologue },
  { level: "A1", area: "listeningShort", tasks: a1Short },
  { level: "A1", area: "listeningLong", tasks: a1Long },
  { level: "A1", area: "listeningMonologue", tasks: a1Monologue },
  { level: "A2", area: "listeningShort", tasks: a2Short },
  { level: "A2", area: "listeningLong", tasks: a2Long },
  { level: "A2", area: "listeningMonologue", tasks: a2Monologue },
  { level: "B1", area: "listeningShort", tasks: b1Short },
  { level: "B1", area: "listeningLong", tasks: b1Long },
  { level: "B1", area: "listeningMonologue", tasks: b1Monologue },
  { level: "B2", area: "listeningShort", tasks: b2Short },
  { level: "B2", area: "listeningLong", tasks: b2Long },
  { level: "B2", area: "listeningMonologue", tasks: b2Monologue },
  { level: "C1", area: "listeningShort", tasks: c1Short },
  { level: "C1", area: "listeningLong", tasks: c1Long },
  { level: "C1", area: "listeningMonologue", tasks: c1Monologue },
  { level: "C2", area: "listeningShort", tasks: c2Short },
  { level: "C2", area: "listeningLong", tasks: c2Long },
  { level: "C2", area: "listeningMonologue", tasks: c2Monologue },
];
