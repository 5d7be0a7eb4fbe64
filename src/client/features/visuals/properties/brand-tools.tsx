import { loadFonts } from '#client/editor/loading/font-loader'
import { createImages } from '#client/editor/loading/images'
import type { Editor } from '#client/editor/store/editor-store'
import { browserMeasure, withFittingHeight } from '#client/editor/store/text-size'
import { useBrand } from '#client/queries/brand'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { textHeight } from '#shared/drawing/text/layout-text'
import { type BrandKit, emptyBrandKit } from '#shared/rules/brand'
import type { SceneDocument } from '#shared/scene/scene'
import { type Look, looksFor, withLook } from '#shared/templates/looks'
import { partsTexts } from '../parts/texts.ts'
import propertiesStyles from './properties.module.css'
import { propertyTexts } from './texts.ts'

/**
 * Applies the author's colours and fonts, or one of the palettes, to all pages as one step; adds their logo to the
 * page.
 */
export function BrandTools({ editor }: { editor: Editor }) {
  const { data: brand = emptyBrandKit } = useBrand()
  const words = propertyTexts.brand
  const looks = looksFor(brand).filter((look) => look !== 'designed')

  return (
    <section className={propertiesStyles.group} aria-label={words.title}>
      <h3 className={propertiesStyles.label}>{words.title}</h3>
      <Cluster align="stretch">
        {looks.map((look) => (
          <Button key={look} size="sm" onClick={() => void applyLook(editor, look, brand)}>
            {partsTexts.looks[look]}
          </Button>
        ))}
        {brand.logoId && (
          <Button size="sm" onClick={() => void addLogo(editor, `/api/media/${brand.logoId}/file`)}>
            {words.addLogo}
          </Button>
        )}
      </Cluster>
      {!looks.includes('brand') && (
        <Text size={12} tone="dimmer">
          {words.none}
        </Text>
      )}
    </section>
  )
}

/** Fonts first: texts are measured in them. */
async function applyLook(editor: Editor, look: Look, brand: BrandKit): Promise<void> {
  editor.commitText()
  await loadFonts(withLook(editor.getState().document, look, brand, () => 0)).catch(() => undefined)
  const canvas = browserMeasure()
  if (!canvas) return
  editor.changeDocument(
    (document) => withHeights(withLook(document, look, brand, (data, width) => textHeight(canvas, data, width))),
    { message: propertyTexts.brand.applied(partsTexts.looks[look]) },
  )

  function withHeights({ pages }: SceneDocument): SceneDocument {
    return {
      pages: pages.map((page) => ({
        ...page,
        layers: page.layers.map((layer) => (layer.type === 'text' ? withFittingHeight(layer, canvas) : layer)),
      })),
    }
  }
}

async function addLogo(editor: Editor, src: string): Promise<void> {
  const images = createImages()
  await images.ready([src])
  const image = images.image(src)
  if (!image || image === 'missing') return
  editor.addImage({ src, width: image.width, height: image.height, name: propertyTexts.brand.logo })
}
