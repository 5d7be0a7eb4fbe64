import type { Workspace } from '#client/editor/workspace'
import { Button } from '#client/ui/button'
import type { ImageLayer } from '#shared/scene/scene'
import { changeData } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { commonValue } from './common-value.ts'
import { mostCornerRadius } from './corner-radius.ts'
import styles from './properties.module.css'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const fits = ['cover', 'contain', 'fill'] as const
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
      <Slider
        label={propertyTexts.shape.cornerRadius}
        value={commonValue(layers, ({ data }) => data.cornerRadius)}
        max={mostCornerRadius(layers)}
        step={1}
        onChange={(cornerRadius) => changeData(editor, 'image', 'cornerRadius', () => ({ cornerRadius }))}
      />
    </>
  )
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
    <div className={styles.duo}>
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
    </div>
  )
}
