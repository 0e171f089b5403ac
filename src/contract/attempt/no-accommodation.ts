import type { Accommodation } from "./accommodation";

/** The value for students without an accommodation. */
export const noAccommodation: Accommodation = {
  time_factor: 1,
  break_factor: 1,
  extra_breaks: false,
  text_to_speech: false,
  text_size: 100,
  colours: null,
};
