import { Plus } from 'lucide-react'
import { useConfig } from '#client/lib/use-config'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { StyleRow } from './style-row.tsx'
import type { UserStyle } from './style-values.ts'
import { styleTexts } from './texts.ts'
import { useDeleteStyle, useUserStyles } from './use-styles.ts'

const words = styleTexts.own

/** The button that opens the form of a style, or of a new one. */
export function styleButtonId(style: string): string {
  return `style-${style}`
}

/** A user's own styles. @param onOpen `new` or an id */
export function StyleList({ onOpen }: { onOpen: (style: string) => void }) {
  const { data: styles, error, isFetching, refetch } = useUserStyles()
  const models = useConfig()?.models ?? []
  const deleting = useDeleteStyle()

  async function ask(style: UserStyle) {
    const { title, description, confirmLabel } = styleTexts.deleteQuestion
    const isSure = await confirmAction({ title, description: description(style.name), confirmLabel, danger: true })
    if (!isSure) return
    deleting.mutate(style)
    document.getElementById(styleButtonId('new'))?.focus()
  }
  const create = (
    <Button id={styleButtonId('new')} variant="primary" icon={Plus} onClick={() => onOpen('new')}>
      {words.create}
    </Button>
  )

  return (
    <section>
      <SectionTitle title={words.title}>{styles && styles.length > 0 && create}</SectionTitle>
      {styles ? (
        styles.length > 0 ? (
          <ul className="styles">
            {styles.map((style) => (
              <StyleRow
                key={style.id}
                style={style}
                models={models}
                editId={styleButtonId(String(style.id))}
                onEdit={() => onOpen(String(style.id))}
                onDelete={() => void ask(style)}
              />
            ))}
          </ul>
        ) : (
          <Notice level={3} title={words.empty.title} text={words.empty.text} action={create} />
        )
      ) : error ? (
        <LoadFailure
          level={3}
          title={words.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Waiting() {
  return (
    <Skeleton label={words.loading} className="styles">
      {[0, 1].map((row) => (
        <div className="style-row" key={row}>
          <div className="what">
            <Bone width="200px" height="20px" />
            <Bone width="60%" height="14px" />
            <Bone width="90%" height="14px" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
