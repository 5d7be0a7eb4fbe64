import { Plus, X } from 'lucide-react'
import { sceneOf } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { breakpoints } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { useMediaQuery } from '#client/lib/use-media-query'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Grid, Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { canvasLimits } from '#shared/rules/canvas'
import { setSettings } from '#shared/scene/edit'
import type { CanvasSettings, Guide } from '#shared/scene/scene'
import { resizePages } from '../parts/resize-pages.ts'
import { AltTextField } from './alt-text-field.tsx'
import { BrandTools } from './brand-tools.tsx'
import styles from './canvas-settings.module.css'
import { ColourField } from './colour-field.tsx'
import { NumberField } from './number-field.tsx'
import propertiesStyles from './properties.module.css'
import { SizeSelect } from './size-select.tsx'
import { propertyTexts } from './texts.ts'

const side = { min: canvasLimits.minSide, max: canvasLimits.maxSide, fallback: 1, digits: 0 }
const gridSize = { min: 2, max: 1_000, fallback: 0, digits: 0 }
const position = { fallback: 0, digits: 1 }
const guideColour = '#ff5ca8'

/** The settings of the canvas, shown while no layer is selected. */
export function CanvasSettingsFields({ editor }: { editor: Editor }) {
  const settings = useEditor(editor, (state) => sceneOf(state).settings)
  const { width, height } = settings
  const isPhone = useMediaQuery(breakpoints.small) // on other screens it is in the header
  const set = (change: Partial<CanvasSettings>) =>
    editor.change((scene) => setSettings(scene, change), { mergeKey: `canvas.${Object.keys(change).join()}` })

  return (
    <div className={cx(propertiesStyles.fields, propertiesStyles.flush)}>
      {isPhone && <SizeSelect editor={editor} />}
      <Grid columns={2} gap={8}>
        <NumberField
          label={propertyTexts.width}
          affix="W"
          value={width}
          rules={side}
          isLive={false}
          onChange={(value) => resizePages(editor, { width: value, height })}
        />
        <NumberField
          label={propertyTexts.height}
          affix="H"
          value={height}
          rules={side}
          isLive={false}
          onChange={(value) => resizePages(editor, { width, height: value })}
        />
      </Grid>
      <ColourField
        editor={editor}
        label={propertyTexts.canvas.background}
        value={settings.backgroundColor}
        onChange={(backgroundColor) => set({ backgroundColor })}
      />
      <div className={propertiesStyles.group}>
        <SwitchLine
          label={propertyTexts.canvas.grid}
          checked={settings.gridEnabled}
          onChange={(gridEnabled) => set({ gridEnabled })}
        />
        <SwitchLine
          label={propertyTexts.canvas.snap}
          checked={settings.snapToGrid}
          onChange={(snapToGrid) => set({ snapToGrid })}
        />
        <NumberField
          label={propertyTexts.canvas.gridSize}
          value={settings.gridSize}
          rules={gridSize}
          onChange={(value) => set({ gridSize: value })}
        />
      </div>
      <AltTextField editor={editor} />
      <BrandTools editor={editor} />
      <Guides settings={settings} onChange={(guides) => set({ guides })} />
    </div>
  )
}

function Guides({ settings, onChange }: { settings: CanvasSettings; onChange: (guides: readonly Guide[]) => void }) {
  const { guides, width, height } = settings
  const add = (type: Guide['type']) =>
    onChange([...guides, { type, position: (type === 'vertical' ? width : height) / 2, color: guideColour }])
  return (
    <section className={propertiesStyles.group} aria-label={propertyTexts.canvas.guides}>
      <h3 className={propertiesStyles.label}>{propertyTexts.canvas.guides}</h3>
      {guides.length === 0 ? (
        <Text size={12} tone="dimmer">
          {propertyTexts.canvas.noGuides}
        </Text>
      ) : (
        <Stack as="ul" gap={8} className={styles.guides}>
          {guides.map((guide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide is its place in the list
            <li key={index}>
              <NumberField
                label={propertyTexts.canvas[guide.type](index + 1)}
                affix={guide.type === 'vertical' ? 'X' : 'Y'}
                value={guide.position}
                rules={position}
                onChange={(value) => onChange(guides.with(index, { ...guide, position: value }))}
              />
              <IconButton
                icon={X}
                size="sm"
                label={propertyTexts.canvas.remove(index + 1)}
                onClick={() => onChange(guides.toSpliced(index, 1))}
              />
            </li>
          ))}
        </Stack>
      )}
      <Grid columns={2} gap={8}>
        <Button
          size="sm"
          icon={Plus}
          aria-label={propertyTexts.canvas.addVertical.name}
          onClick={() => add('vertical')}
        >
          {propertyTexts.canvas.addVertical.label}
        </Button>
        <Button
          size="sm"
          icon={Plus}
          aria-label={propertyTexts.canvas.addHorizontal.name}
          onClick={() => add('horizontal')}
        >
          {propertyTexts.canvas.addHorizontal.label}
        </Button>
      </Grid>
    </section>
  )
}
