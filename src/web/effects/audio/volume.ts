import { localText, storageKeys, type TextStorage } from "../../platform/storage";

const loudest = 1;

/** The volume that this device has kept, 0–1; full where it has kept none. */
export const storedVolume = (storage: TextStorage = localText): number => {
  const text = storage.get(storageKeys.mapMiniVolume);
  const volume = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(volume) ? Math.min(loudest, Math.max(0, volume)) : loudest;
};

export const keepVolume = (volume: number, storage: TextStorage = localText): void =>
  void storage.set(storageKeys.mapMiniVolume, String(volume));
