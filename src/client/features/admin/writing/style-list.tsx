import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { IconButton } from '#client/ui/icon-button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import type { AdminStyle } from './move-style.ts'
import { RowButtons } from './row-buttons.tsx'
import { styleTexts } from './texts.ts'
import { useAdminStyles, useDeleteAdminStyle, useMoveStyle } from './use-admin-styles.ts'
import { openerId } from './use-opened.ts'
import { WaitingRows } from './waiting-rows.tsx'

/** The shared styles in the order in which everyone is offered them. @param onOpen `new` or an id */
export function StyleList({ onOpen }: { onOpen: (style: string) => void }) {
  const { data: styles, error, isFetching, refetch } = useAdminStyles()
  const deleting = useDeleteAdminStyle()

  async function ask(style: AdminStyle) {
    const { title, description, confirmLabel } = styleTexts.deleteQuestion
    const isSure = await confirmAction({ title, description: description(style.name), confirmLabel, danger: true })
    if (!isSure) return
    deleting.mutate(style)
    document.getElementById(openerId('style', 'new'))?.focus()
  }
  const create = (
    <Button id={openerId('style', 'new')} variant="primary" icon={Plus} onClick={() => onOpen('new')}>
      {styleTexts.create}
    </Button>
  )

  return (
    <section aria-label={styleTexts.title}>
      <SectionTitle title={styleTexts.title}>{styles && styles.length > 0 && create}</SectionTitle>
      <p className="t14 dim">{styleTexts.text}</p>
      {styles ? (
        styles.length > 0 ? (
          <Rows styles={styles} onOpen={onOpen} onDelete={(style) => void ask(style)} />
        ) : (
          <Notice level={3} title={styleTexts.empty.title} text={styleTexts.empty.text} action={create} />
        )
      ) : error ? (
        <LoadFailure
          level={3}
          title={styleTexts.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <WaitingRows label={styleTexts.loading} />
      )}
    </section>
  )
}

function Rows({
  styles,
  onOpen,
  onDelete,
}: {
  styles: readonly AdminStyle[]
  onOpen: (style: string) => void
  onDelete: (style: AdminStyle) => void
}) {
  const move = useMoveStyle()
  const [news, setNews] = useState('')
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
    if (place !== null) setNews(styleTexts.moved(style.name, place, styles.length))
  }

  return (
    <>
      <ol className="writings">
        {styles.map((style, index) => (
          <li className="writing-row" key={style.id}>
            <div className="what">
              <h3>{style.name}</h3>
              <p className="excerpt">{style.promptPart}</p>
            </div>
            <div className="row">
              <IconButton
                id={moverId(style.id, -1)}
                size="sm"
                icon={ArrowUp}
                label={styleTexts.up(style.name)}
                aria-disabled={index === 0}
                onClick={() => press(style, -1)}
              />
              <IconButton
                id={moverId(style.id, 1)}
                size="sm"
                icon={ArrowDown}
                label={styleTexts.down(style.name)}
                aria-disabled={index === styles.length - 1}
                onClick={() => press(style, 1)}
              />
              <RowButtons
                name={style.name}
                editId={openerId('style', String(style.id))}
                onEdit={() => onOpen(String(style.id))}
                onDelete={() => onDelete(style)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {news}
      </p>
    </>
  )
}

function moverId(id: number, step: -1 | 1): string {
  return `move-${id}-${step === -1 ? 'up' : 'down'}`
}
