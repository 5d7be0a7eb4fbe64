import { parseColour } from '#shared/scene/colour'
import type { PictureAdjustments } from '#shared/scene/scene'

/**
 * Colour changes as a matrix: each new channel is a weighted sum of the old ones and a constant, all from 0 to 1.
 * Shared by pixels and SVG, so that a picture looks the same everywhere.
 */
export type ColourMatrix = readonly [red: Row, green: Row, blue: Row]
type Row = readonly [red: number, green: number, blue: number, constant: number]

/** Weight of each channel in luminance, by Rec. 709. */
const light = [0.2126, 0.7152, 0.0722] as const
/** The change of a full step of brightness: a larger one would leave a plain area. */
const maxBrightness = 0.6

/** Undefined where no colour changes. */
export function colourMatrix({
  brightness,
  contrast,
  saturation,
  duotone,
}: PictureAdjustments): ColourMatrix | undefined {
  if (brightness === 0 && contrast === 0 && saturation === 0 && !duotone) return undefined
  const tone = toneMatrix(brightness / 100, contrast / 100)
  const saturated = after(saturationMatrix(1 + saturation / 100), tone)
  return duotone ? after(duotoneMatrix(duotone), saturated) : saturated
}

/**
 * Contrast scales around the middle grey; at its minimum all is that grey, at its maximum it is three times as steep.
 */
function toneMatrix(brightness: number, contrast: number): ColourMatrix {
  const steepness = contrast < 0 ? 1 + contrast : 1 + contrast * 2
  const constant = 0.5 - steepness / 2 + brightness * maxBrightness
  return [
    [steepness, 0, 0, constant],
    [0, steepness, 0, constant],
    [0, 0, steepness, constant],
  ]
}

function saturationMatrix(share: number): ColourMatrix {
  const [red, green, blue] = light.map((weight) => weight * (1 - share)) as [number, number, number]
  return [
    [red + share, green, blue, 0],
    [red, green + share, blue, 0],
    [red, green, blue + share, 0],
  ]
}

function duotoneMatrix({ dark, light: bright }: NonNullable<PictureAdjustments['duotone']>): ColourMatrix {
  const [from, to] = [channelsOf(dark), channelsOf(bright)]
  const row = (channel: 0 | 1 | 2): Row => {
    const span = to[channel] - from[channel]
    return [light[0] * span, light[1] * span, light[2] * span, from[channel]]
  }
  return [row(0), row(1), row(2)]
}

function channelsOf(colour: string): readonly [number, number, number] {
  const { red, green, blue } = parseColour(colour) ?? { red: 0, green: 0, blue: 0 }
  return [red / 255, green / 255, blue / 255]
}

function after(second: ColourMatrix, first: ColourMatrix): ColourMatrix {
  const combine = (row: Row): Row => {
    const sum = (column: 0 | 1 | 2 | 3) =>
      row[0] * first[0][column] + row[1] * first[1][column] + row[2] * first[2][column]
    return [sum(0), sum(1), sum(2), sum(3) + row[3]]
  }
  return [combine(second[0]), combine(second[1]), combine(second[2])]
}
