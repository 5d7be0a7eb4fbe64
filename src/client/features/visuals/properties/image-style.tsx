import type { Editor } from '#client/editor/store/editor-store'
import type { Workspace } from '#client/editor/store/workspace'
import { Button } from '#client/ui/button'
import { Grid } from '#client/ui/layout'
import { type FrameShape, frameShapes, type ImageData, type ImageLayer } from '#shared/scene/scene'
import { changeData, changeImages, without } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { commonValue } from './common-value.ts'
import { maxCornerRadius } from './corner-radius.ts'
import { ImageAdjustments } from './image-adjustments.tsx'
import { NumberField } from './number-field.tsx'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const fits = ['cover', 'contain', 'fill'] as const
const borderWidth = { min: 0, max: 500, fallback: 0, digits: 1 }
const firstBorder = '#ffffff'
const whole = { cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 }

export function ImageStyle({ workspace, layers }: { workspace: Workspace; layers: readonly ImageLayer[] }) {
  const { editor } = workspace
  const [only] = layers.length === 1 ? layers : []
  return (
    <>
      {only && <PictureActions workspace={workspace} layer={only} />}
      <SelectField
        label={propertyTexts.image.fit}
        value={commonValue(layers, ({ data }) => data.fit)}
        options={fits.map((value) => ({ value, label: propertyTexts.image.fits[value] }))}
        onChange={(fit) => changeData(editor, 'image', 'fit', () => ({ fit }))}
      />
      <FrameFields editor={editor} layers={layers} />
      <ImageAdjustments editor={editor} layers={layers} />
    </>
  )
}

/** The picture's shape and its border. */
function FrameFields({ editor, layers }: { editor: Editor; layers: readonly ImageLayer[] }) {
  const words = propertyTexts.image
  const shape = commonValue(layers, ({ data }) => data.shape ?? 'straight')
  const width = commonValue(layers, ({ data }) => data.border?.width ?? 0)
  return (
    <>
      <SelectField
        label={words.shape}
        value={shape}
        options={(['straight', ...frameShapes] as const).map((value) => ({ value, label: words.shapes[value] }))}
        onChange={(value) => changeImages(editor, 'shape', (data) => withShape(data, value))}
      />
      {shape === 'straight' && (
        <Slider
          label={propertyTexts.shape.cornerRadius}
          value={commonValue(layers, ({ data }) => data.cornerRadius)}
          max={maxCornerRadius(layers)}
          step={1}
          onChange={(cornerRadius) => changeData(editor, 'image', 'cornerRadius', () => ({ cornerRadius }))}
        />
      )}
      <NumberField
        label={words.borderWidth}
        value={width}
        rules={borderWidth}
        onChange={(value) => changeImages(editor, 'borderWidth', (data) => withBorder(data, { width: value }))}
      />
      {width !== 0 && (
        <ColourField
          editor={editor}
          label={words.borderColor}
          value={commonValue(layers, ({ data }) => data.border?.color ?? firstBorder)}
          onChange={(color) => changeImages(editor, 'borderColor', (data) => withBorder(data, { color }))}
        />
      )}
    </>
  )
}

function withShape(data: ImageData, shape: FrameShape | 'straight'): ImageData {
  return shape === 'straight' ? without(data, 'shape') : { ...data, shape }
}

function withBorder(data: ImageData, change: Partial<NonNullable<ImageData['border']>>): ImageData {
  const border = { color: firstBorder, width: 0, ...data.border, ...change }
  return border.width === 0 ? without(data, 'border') : { ...data, border }
}

function PictureActions({ workspace, layer }: { workspace: Workspace; layer: ImageLayer }) {
  const { editor, images, host } = workspace
  const { src, cropWidth } = layer.data
  const hasPicture = src !== ''

  async function crop() {
    await images.ready([src])
    const picture = images.image(src)
    if (picture && picture !== 'missing') editor.startCrop(layer.id, { width: picture.width, height: picture.height })
  }
  return (
    <Grid columns={2} gap={8}>
      <Button size="sm" onClick={() => host.onPickImage?.(layer.id)}>
        {hasPicture ? propertyTexts.image.replace : propertyTexts.image.choose}
      </Button>
      {hasPicture && (
        <Button size="sm" disabled={layer.locked} onClick={() => void crop()}>
          {propertyTexts.image.crop}
        </Button>
      )}
      {hasPicture && cropWidth > 0 && (
        <Button size="sm" variant="quiet" onClick={() => changeData(editor, 'image', 'crop', () => whole)}>
          {propertyTexts.image.resetCrop}
        </Button>
      )}
    </Grid>
  )
}
