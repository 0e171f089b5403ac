import { localText, storageKeys, type TextStorage } from "../../platform/storage";

const loudest = 1;

/** The volume stored on this device, from 0 to 1; 1 where none is stored. */
export const storedVolume = (storage: TextStorage = localText): number => {
  const text = storage.get(storageKeys.mapMiniVolume);
  const volume = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(volume) ? Math.min(loudest, Math.max(0, volume)) : loudest;
};

export const keepVolume = (volume: number, storage: TextStorage = localText): void =>
  void storage.set(storageKeys.mapMiniVolume, String(volume));
