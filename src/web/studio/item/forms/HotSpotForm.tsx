import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Media } from "../../../../contract/item/item";
import type { Spot, SpotShape } from "../../../../contract/item/spots";
import { useMessage } from "../../../i18n/use-message";
import { optionLetter } from "../../../item/interactions/interaction-props";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { IconButton } from "../../../ui/IconButton";
import { Select } from "../../../ui/Select";
import { without, withWords } from "../edits/draft-change";
import { newPartId } from "../edits/new-part-id";
import { asKind, withCorner, withShape } from "../edits/spots";
import { FieldGroup, TickField } from "../fields/FieldGroup";
import { NumberField } from "../fields/NumberField";
import { PictureField } from "../fields/PictureField";
import { SpotBoard } from "../fields/SpotBoard";
import type { FormProps } from "./form-props";

const kinds = ["rect", "circle", "poly"] as const;
const middle: SpotShape = { kind: "rect", x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

/** Places on a picture, drawn by pointer or keyboard. */
export function HotSpotForm({ interaction, itemKey, draft, language, onChange }: FormProps<"hot_spot">) {
  const t = useMessage();
  const [chosen, setChosen] = useState<string | null>(null);
  const [kind, setKind] = useState<"rect" | "circle">("rect");
  const { spots, max_choices: most } = interaction;
  const { media } = draft.body;
  const picture = media.find(({ media_id }) => media_id === interaction.picture);
  const right = itemKey?.spot_ids ?? [];
  const write = (place: string, next: readonly Spot[]) =>
    onChange(place, { interaction: { ...interaction, spots: [...next] } });
  const add = (shape: SpotShape) => {
    const id = newPartId();
    setChosen(id);
    write("", [...spots, { spot_id: id, shape }]);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-spot-handle="${id}"]`)?.focus());
  };
  const keyOf = (ids: readonly string[]) =>
    ids.length === 0 ? null : { type: "hot_spot" as const, spot_ids: [...ids] };
  const remove = (id: string) => {
    if (spots.length < 2) return;
    onChange("", {
      interaction: { ...interaction, spots: spots.filter(({ spot_id }) => spot_id !== id) },
      key: keyOf(right.filter((one) => one !== id)),
    });
  };
  const mark = (id: string, isRight: boolean) => {
    const ids = spots.map(({ spot_id }) => spot_id).filter((one) => (one === id ? isRight : right.includes(one)));
    onChange("", { key: keyOf(ids) });
  };
  const takePicture = (next: Media) =>
    onChange("", {
      interaction: { ...interaction, picture: next.media_id },
      media: [...media.filter(({ media_id }) => media_id !== interaction.picture && media_id !== next.media_id), next],
    });
  const describe = (words: string) => {
    if (picture === undefined) return;
    const next = { ...picture, description: withWords(picture.description, language, words) };
    onChange("picture", { media: media.map((one) => (one === picture ? next : one)) });
  };
  return (
    <>
      <FieldGroup title={t("question.picture")}>
        <PictureField picture={picture ?? null} onPicture={takePicture} />
        {picture === undefined ? null : (
          <Field
            label={t("question.pictureWords")}
            value={picture.description?.[language] ?? ""}
            onChange={({ target }) => describe(target.value)}
          />
        )}
      </FieldGroup>
      {picture === undefined ? null : (
        <FieldGroup title={t("question.spots")}>
          <Flex gap="8" align="center" wrap="wrap">
            <Select
              width="auto"
              aria-label={t("question.drawKind")}
              value={kind}
              onChange={({ target }) => setKind(target.value === "circle" ? "circle" : "rect")}
            >
              <option value="rect">{t("question.shape.rect")}</option>
              <option value="circle">{t("question.shape.circle")}</option>
            </Select>
            <Box id="spot-keys" color="fg.muted" fontSize="sm">
              {t("question.spotKeys")}
            </Box>
          </Flex>
          <SpotBoard
            picture={picture}
            spots={spots}
            right={right}
            chosen={chosen}
            kind={kind}
            onChoose={setChosen}
            onShape={(id, shape) => write(`spot ${id}`, withShape(spots, id, shape))}
            onDrawn={add}
            onRemove={remove}
          />
          <Box as="ul" listStyleType="none" m="0" p="0">
            {spots.map((spot, index) => {
              const name = t("question.spot", { name: optionLetter(index) });
              return (
                <Flex as="li" key={spot.spot_id} gap="8" align="flex-end" wrap="wrap" py="4">
                  <Box flex="1 1 60%">
                    <TickField
                      label={t("question.isRight", { name })}
                      isOn={right.includes(spot.spot_id)}
                      onChange={(isRight) => mark(spot.spot_id, isRight)}
                    />
                  </Box>
                  <IconButton
                    label={t("question.remove", { name })}
                    Icon={Trash2}
                    minH="44"
                    disabled={spots.length < 2}
                    onClick={() => remove(spot.spot_id)}
                  />
                  <Box flex="1 1 160px">
                    <Field
                      label={t("question.spotName", { name })}
                      maxLength={100}
                      value={spot.name?.[language] ?? ""}
                      onChange={({ target }) => {
                        const words = withWords(spot.name, language, target.value);
                        const isEmpty = Object.values(words).every((one) => one === "");
                        const next = isEmpty ? without(spot, "name") : { ...spot, name: words };
                        write(
                          `name ${spot.spot_id}`,
                          spots.map((one) => (one === spot ? next : one)),
                        );
                      }}
                    />
                  </Box>
                  <Select
                    width="auto"
                    aria-label={t("question.shapeOf", { name })}
                    value={spot.shape.kind}
                    onChange={({ target }) => {
                      const next = kinds.find((one) => one === target.value) ?? "rect";
                      setChosen(spot.spot_id);
                      write("", withShape(spots, spot.spot_id, asKind(spot.shape, next, 1)));
                    }}
                  >
                    {kinds.map((one) => (
                      <option key={one} value={one}>
                        {t(`question.shape.${one}`)}
                      </option>
                    ))}
                  </Select>
                  {spot.shape.kind === "poly" ? (
                    <Button
                      variant="quiet"
                      size="sm"
                      minH="44"
                      onClick={() => write("", withShape(spots, spot.spot_id, withCorner(spot.shape)))}
                    >
                      {t("question.addCorner")}
                    </Button>
                  ) : null}
                </Flex>
              );
            })}
          </Box>
          <Button variant="quiet" size="sm" alignSelf="flex-start" onClick={() => add(middle)}>
            <Plus size={16} aria-hidden />
            {t("question.addSpot")}
          </Button>
          <NumberField
            label={t("question.mostChoices")}
            value={most === 0 ? null : most}
            mayBeEmpty
            width="220px"
            problem={t("question.problem.count")}
            isFit={(value) => Number.isInteger(value) && value >= 1 && value <= 60}
            onChange={(value) => onChange("most", { interaction: { ...interaction, max_choices: value ?? 0 } })}
          />
        </FieldGroup>
      )}
    </>
  );
}
