import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type AdminStyle, useMoveStyle } from '#client/queries/admin-styles'
import { IconButton } from '#client/ui/icon-button'
import { Excerpt, ListRow } from '#client/ui/list-row'
import { toast } from '#client/ui/toast'
import css from './prompt-list.module.css'
import { RowButtons } from './row-buttons.tsx'
import { promptTexts } from './texts.ts'
import { openerId } from './use-opened.ts'

/** The styles with buttons that move them; moves are also announced to screen readers. */
export function StyleRows({
  styles,
  onOpen,
  onDelete,
}: {
  styles: readonly AdminStyle[]
  onOpen: (style: string) => void
  onDelete: (style: AdminStyle) => void
}) {
  const words = promptTexts.styles
  const move = useMoveStyle({
    onError: (error) => toast({ kind: 'error', title: words.moveFailed, description: errorMessage(error) }),
  })
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<string | null>(null)

  // A row that changes its place in the page takes the focus off its buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order that moved the row
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = null
  }, [styles])

  function press(style: AdminStyle, step: -1 | 1) {
    pressed.current = moverId(style.id, step)
    const place = move(style.id, step)
    if (place !== null) setAnnouncement(words.moved(style.name, place, styles.length))
  }

  return (
    <>
      <ol className={css.list}>
        {styles.map((style, index) => (
          <ListRow
            key={style.id}
            actions={
              <>
                <IconButton
                  id={moverId(style.id, -1)}
                  size="sm"
                  icon={ArrowUp}
                  label={words.up(style.name)}
                  aria-disabled={index === 0}
                  onClick={() => press(style, -1)}
                />
                <IconButton
                  id={moverId(style.id, 1)}
                  size="sm"
                  icon={ArrowDown}
                  label={words.down(style.name)}
                  aria-disabled={index === styles.length - 1}
                  onClick={() => press(style, 1)}
                />
                <RowButtons
                  name={style.name}
                  editId={openerId('style', String(style.id))}
                  onEdit={() => onOpen(String(style.id))}
                  onDelete={() => onDelete(style)}
                />
              </>
            }
          >
            <h3>{style.name}</h3>
            <Excerpt>{style.promptPart}</Excerpt>
          </ListRow>
        ))}
      </ol>
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  )
}

function moverId(id: number, step: -1 | 1): string {
  return `move-${id}-${step === -1 ? 'up' : 'down'}`
}
