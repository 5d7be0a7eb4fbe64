import { type ActionId, labelOf } from './actions.ts'
import { helpTexts } from './help-texts.ts'
import { shownKeys } from './keys.ts'

type GestureId = keyof typeof helpTexts.gestures
type Row = { readonly action: ActionId } | { readonly gesture: GestureId }

/** The order in which the keys are listed. */
const groups: readonly (readonly [keyof typeof helpTexts.groups, readonly Row[]])[] = [
  [
    'change',
    ofActions('nudge', 'nudgeFar', 'resize', 'resizeFar', 'turn', 'turnFinely').concat(
      ofActions('open', 'delete', 'flipHorizontal', 'flipVertical'),
    ),
  ],
  [
    'draw',
    [
      ...ofActions('drawText', 'drawRectangle', 'drawCircle', 'drawTriangle', 'drawLine', 'drawArrow'),
      ...ofActions('drawImage', 'drawPlaceholder'),
      { gesture: 'drawHow' },
      { gesture: 'drawRegular' },
      { gesture: 'drawFromCentre' },
    ],
  ],
  ['select', ofActions('selectAbove', 'selectBelow', 'selectAll', 'selectNone')],
  ['order', ofActions('raise', 'lower', 'toFront', 'toBack', 'group', 'ungroup', 'lock', 'hide')],
  [
    'edit',
    [
      ...ofActions('undo', 'redo', 'duplicate', 'copy', 'copyPicture', 'cut'),
      { gesture: 'paste' },
      ...ofActions('templates', 'save', 'export'),
    ],
  ],
  [
    'view',
    [
      ...ofActions('zoomIn', 'zoomOut', 'zoomFit', 'zoomActual', 'zoomSelection'),
      { gesture: 'pan' },
      { gesture: 'wheel' },
      ...ofActions('nextPanel', 'help'),
    ],
  ],
  ['typing', [{ gesture: 'bold' }, { gesture: 'italic' }, { gesture: 'wordsBar' }, { gesture: 'leaveText' }]],
  ['dragging', [{ gesture: 'proportions' }, { gesture: 'copy' }, { gesture: 'noSnapping' }, { gesture: 'cancel' }]],
]

export interface HelpGroup {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly keys: string }[]
}

/** All keys of the editor, for its help. */
export function helpGroups(): readonly HelpGroup[] {
  return groups.map(([title, rows]) => ({ title: helpTexts.groups[title], rows: rows.map(wordsOf) }))
}

function ofActions(...ids: readonly ActionId[]): Row[] {
  return ids.map((action) => ({ action }))
}

function wordsOf(row: Row): HelpGroup['rows'][number] {
  if ('gesture' in row) return helpTexts.gestures[row.gesture]
  return { label: labelOf(row.action), keys: shownKeys(row.action) ?? '' }
}
