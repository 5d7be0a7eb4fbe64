import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowUp,
  BringToFront,
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  SendToBack,
} from 'lucide-react'
import { useId, useState } from 'react'
import { labelOf, runAction } from '#client/editor/keys/actions'
import type { Editor } from '#client/editor/store/editor-store'
import type { Workspace } from '#client/editor/store/workspace'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { Input, TextArea } from '#client/ui/input'
import { Grid, Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import type { Layer, TextLayer } from '#shared/scene/scene'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import { type ActionIcons, ActionRow } from './action-row.tsx'
import { commonValue } from './common-value.ts'
import { ConstraintFields } from './constraint-fields.tsx'
import { FrameFields } from './frame-fields.tsx'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

/** Follows the panel, whose other fields are there at once. */
const TextLook = lazyPart(async () => (await import('./text-look.tsx')).TextLook)
TextLook.prefetch()

/** How a text looks and its words, then what every layer has. */
export function BasicTab({ workspace, layers }: { workspace: Workspace; layers: readonly Layer[] }) {
  const { editor } = workspace
  const [first] = layers
  const isLocked = layers.every((layer) => layer.locked)
  const ids = layers.map((layer) => layer.id)
  const texts = layers.filter(isText)
  return (
    <>
      {texts.length === layers.length && (
        <LazyBoundary>
          <TextLook editor={editor} layers={texts} />
        </LazyBoundary>
      )}
      {layers.length === 1 && first?.type === 'text' && (
        <TextField key={`text-${first.id}`} editor={editor} layer={first} />
      )}
      {layers.length === 1 && first && <NameField key={first.id} editor={editor} layer={first} />}
      <div className={styles.group}>
        <Stack as="fieldset" gap={12} className={styles.choice}>
          <legend className={styles.label}>{propertyTexts.position}</legend>
          <FrameFields editor={editor} layers={layers} isLocked={isLocked} />
        </Stack>
      </div>
      <div className={styles.group}>
        <SwitchLine
          label={propertyTexts.visible}
          checked={commonValue(layers, (layer) => layer.visible) === true}
          onChange={(visible) => editor.setVisible(ids, visible)}
        />
        <SwitchLine
          label={propertyTexts.locked}
          checked={isLocked}
          onChange={(locked) => editor.setLocked(ids, locked)}
        />
      </div>
      <Arrange workspace={workspace} isLocked={isLocked} count={layers.length} />
      <ConstraintFields editor={editor} layers={layers} />
      <div className={styles.group}>
        <Grid columns={2} gap={8}>
          <Button size="sm" onClick={() => runAction('duplicate', workspace)}>
            {labelOf('duplicate')}
          </Button>
          <Button size="sm" variant="quiet-danger" disabled={isLocked} onClick={() => runAction('delete', workspace)}>
            {labelOf('delete')}
          </Button>
        </Grid>
      </div>
    </>
  )
}

function isText(layer: Layer): layer is TextLayer {
  return layer.type === 'text'
}

function TextField({ editor, layer }: { editor: Editor; layer: TextLayer }) {
  const id = useId()
  return (
    <Stack gap={4} className={styles.field}>
      <label htmlFor={id}>{propertyTexts.text}</label>
      <TextArea
        id={id}
        className={styles.input}
        rows={3}
        dir="auto"
        value={layer.data.text}
        onChange={(event) => editor.updateText({ text: event.target.value }, { mergeKey: `typed:${layer.id}` })}
      />
    </Stack>
  )
}

function NameField({ editor, layer }: { editor: Editor; layer: Layer }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function settle() {
    if (typed !== null) editor.rename(layer.id, typed)
    setTyped(null)
  }
  return (
    <Stack gap={4} className={styles.field}>
      <label htmlFor={id}>{propertyTexts.name}</label>
      <Input
        id={id}
        className={styles.input}
        dir="auto"
        maxLength={200}
        autoComplete="off"
        value={typed ?? layer.name}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </Stack>
  )
}

function Arrange({ workspace, isLocked, count }: { workspace: Workspace; isLocked: boolean; count: number }) {
  const { align, distribute, order } = propertyTexts
  return (
    <div className={styles.group}>
      <ActionRow label={align} workspace={workspace} actions={alignments} isDisabled={isLocked} />
      {count > 2 && <ActionRow label={distribute} workspace={workspace} actions={distributions} />}
      <ActionRow label={order} workspace={workspace} actions={orders} />
    </div>
  )
}

const alignments: ActionIcons = [
  ['alignLeft', AlignStartVertical],
  ['alignCentre', AlignCenterVertical],
  ['alignRight', AlignEndVertical],
  ['alignTop', AlignStartHorizontal],
  ['alignMiddle', AlignCenterHorizontal],
  ['alignBottom', AlignEndHorizontal],
]

const distributions: ActionIcons = [
  ['distributeHorizontal', AlignHorizontalDistributeCenter],
  ['distributeVertical', AlignVerticalDistributeCenter],
]

const orders: ActionIcons = [
  ['toFront', BringToFront],
  ['raise', ArrowUp],
  ['lower', ArrowDown],
  ['toBack', SendToBack],
  ['flipHorizontal', CaretsToAxisDashedVertical],
  ['flipVertical', CaretsToAxisDashedHorizontal],
]
