import type { Editor } from '#client/editor/store/editor-store'
import { cx } from '#client/lib/cx'
import { Cluster, Stack } from '#client/ui/layout'
import {
  type AcrossConstraint,
  type Constraints,
  type DownConstraint,
  withConstraints,
} from '#shared/scene/constraints'
import type { Layer } from '#shared/scene/scene'
import { changeLayers } from './change-layers.ts'
import { commonValue } from './common-value.ts'
import styles from './constraint-fields.module.css'
import propertyStyles from './properties.module.css'
import { propertyTexts } from './texts.ts'

const columns = ['left', 'centre', 'right'] as const satisfies readonly AcrossConstraint[]
const rows = ['top', 'middle', 'bottom'] as const satisfies readonly DownConstraint[]

/** How layers move when the page changes its format: chosen on a miniature page, or automatic. */
export function ConstraintFields({ editor, layers }: { editor: Editor; layers: readonly Layer[] }) {
  const words = propertyTexts.constraints
  const across = commonValue(layers, ({ constraints }) => constraints?.across ?? null)
  const down = commonValue(layers, ({ constraints }) => constraints?.down ?? null)

  function set(change: { [Key in keyof Constraints]: Constraints[Key] | undefined }) {
    changeLayers(editor, 'constraints', (layer) => withConstraints(layer, change))
  }
  return (
    <Stack as="fieldset" gap={4} className={cx(propertyStyles.field, propertyStyles.choice)}>
      <legend className={propertyStyles.label}>{words.label}</legend>
      <div className={styles.constraints}>
        <div className={styles.page}>
          {rows.map((row) =>
            columns.map((column) => (
              <button
                key={`${row} ${column}`}
                type="button"
                aria-label={words.place(words.down[row], words.across[column])}
                aria-pressed={across === column && down === row}
                onClick={() => set({ across: column, down: row })}
              />
            )),
          )}
        </div>
        <Cluster gap={4} align="stretch" className={styles.choices}>
          <Choice isOn={across === null && down === null} onPick={() => set({ across: undefined, down: undefined })}>
            {words.auto}
          </Choice>
          <Choice
            isOn={across === 'stretch'}
            onPick={() => set({ across: across === 'stretch' ? undefined : 'stretch' })}
          >
            {words.stretchAcross}
          </Choice>
          <Choice isOn={down === 'stretch'} onPick={() => set({ down: down === 'stretch' ? undefined : 'stretch' })}>
            {words.stretchDown}
          </Choice>
          <Choice isOn={across === 'scale' && down === 'scale'} onPick={() => set({ across: 'scale', down: 'scale' })}>
            {words.scale}
          </Choice>
        </Cluster>
      </div>
    </Stack>
  )
}

function Choice({ isOn, onPick, children }: { isOn: boolean; onPick: () => void; children: string }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPick}>
      {children}
    </button>
  )
}
