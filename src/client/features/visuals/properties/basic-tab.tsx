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
import type { Editor } from '#client/editor/editor-store'
import { Button } from '#client/ui/button'
import { SwitchLine } from '#client/ui/switch'
import type { Layer, TextLayer } from '#shared/scene/scene'
import { IconActs } from './choices.tsx'
import { commonValue } from './common-value.ts'
import { FrameFields } from './frame-fields.tsx'
import { propertyTexts as words } from './texts.ts'

/** What every layer has, and the words of a text. */
export function BasicTab({ editor, layers }: { editor: Editor; layers: readonly Layer[] }) {
  const [first] = layers
  const isLocked = layers.every((layer) => layer.locked)
  const ids = layers.map((layer) => layer.id)
  return (
    <>
      {layers.length === 1 && first?.type === 'text' && (
        <TextField key={`text-${first.id}`} editor={editor} layer={first} />
      )}
      {layers.length === 1 && first && <NameField key={first.id} editor={editor} layer={first} />}
      <FrameFields editor={editor} layers={layers} isLocked={isLocked} />
      {isLocked && <p className="t12 dimmer">{words.isLocked}</p>}
      <div className="grp">
        <SwitchLine
          label={words.visible}
          checked={commonValue(layers, (layer) => layer.visible) === true}
          onChange={(visible) => editor.setVisible(ids, visible)}
        />
        <SwitchLine label={words.locked} checked={isLocked} onChange={(locked) => editor.setLocked(ids, locked)} />
      </div>
      <Arrange editor={editor} isLocked={isLocked} count={layers.length} />
      <div className="grp">
        <div className="duo">
          <Button size="sm" onClick={() => editor.duplicateSelection()}>
            {words.duplicate}
          </Button>
          <Button size="sm" variant="quiet-danger" disabled={isLocked} onClick={() => editor.deleteSelection()}>
            {words.delete}
          </Button>
        </div>
      </div>
    </>
  )
}

function TextField({ editor, layer }: { editor: Editor; layer: TextLayer }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{words.text}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        dir="auto"
        value={layer.data.text}
        onChange={(event) => editor.updateText({ text: event.target.value }, { mergeKey: `typed:${layer.id}` })}
      />
    </div>
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
    <div className="field">
      <label htmlFor={id}>{words.name}</label>
      <input
        id={id}
        className="input"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        value={typed ?? layer.name}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </div>
  )
}

function Arrange({ editor, isLocked, count }: { editor: Editor; isLocked: boolean; count: number }) {
  const { align, distribute, order } = words
  const alignTo = (edge: Parameters<Editor['alignSelection']>[0], label: string, icon: typeof ArrowUp) => ({
    label,
    icon,
    disabled: isLocked,
    onPress: () => editor.alignSelection(edge),
  })
  return (
    <div className="grp">
      <IconActs
        label={align.label}
        acts={[
          alignTo('left', align.left, AlignStartVertical),
          alignTo('centre', align.centre, AlignCenterVertical),
          alignTo('right', align.right, AlignEndVertical),
          alignTo('top', align.top, AlignStartHorizontal),
          alignTo('middle', align.middle, AlignCenterHorizontal),
          alignTo('bottom', align.bottom, AlignEndHorizontal),
        ]}
      />
      {count > 2 && (
        <IconActs
          label={distribute.label}
          acts={[
            {
              label: distribute.horizontal,
              icon: AlignHorizontalDistributeCenter,
              onPress: () => editor.distributeSelection('horizontal'),
            },
            {
              label: distribute.vertical,
              icon: AlignVerticalDistributeCenter,
              onPress: () => editor.distributeSelection('vertical'),
            },
          ]}
        />
      )}
      <IconActs
        label={order.label}
        acts={[
          { label: order.front, icon: BringToFront, onPress: editor.toFront },
          { label: order.raise, icon: ArrowUp, onPress: editor.raise },
          { label: order.lower, icon: ArrowDown, onPress: editor.lower },
          { label: order.back, icon: SendToBack, onPress: editor.toBack },
          {
            label: words.flipHorizontal,
            icon: CaretsToAxisDashedVertical,
            onPress: () => editor.flipSelection('horizontal'),
          },
          {
            label: words.flipVertical,
            icon: CaretsToAxisDashedHorizontal,
            onPress: () => editor.flipSelection('vertical'),
          },
        ]}
      />
    </div>
  )
}
