import type { Attempt } from "../../../../src/contract/attempt/attempt";
import type { PatientServer } from "../../../support/patient-server";
import { arrive, begin, type Scene, type Staging } from "../scene";
import { until } from "../ticks";

type Place = Omit<Staging, "server">;

/** Opens windows for one test, which are closed when it ends. */
export interface Opening {
  readonly server: () => PatientServer;
  /** A window at the exam's page. */
  arrive(place: Place): Promise<Scene>;
  /** Opens a window and waits until its sitting is open, unless the storage of the device hangs. */
  begin(place: Place, changes?: Partial<Attempt>): Promise<Scene>;
  closeAll(): void;
}

export const makeOpening = (server: () => PatientServer): Opening => {
  const open: Scene[] = [];
  const noted = (scene: Scene): Scene => {
    open.push(scene);
    return scene;
  };
  return {
    server,
    arrive: async (place) => noted(await arrive({ ...place, server: server() })),
    begin: async (place, changes) => {
      const scene = noted(await begin({ ...place, server: server() }, changes));
      if (place.device?.mood === "hangs") return scene;
      await until(() => scene.stage.see().heading !== "Opening the test", "the sitting is open");
      return scene;
    },
    closeAll: () => {
      for (const { stage } of open.splice(0)) stage.close();
    },
  };
};
