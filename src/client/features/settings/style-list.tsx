import { Plus } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { useConfig } from '#client/queries/config'
import { type UserStyle, useDeleteStyle, useUserStyles } from '#client/queries/styles'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { ListRowBones } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { toast } from '#client/ui/toast'
import sheet from './style-list.module.css'
import { StyleRow } from './style-row.tsx'
import { styleTexts } from './texts.ts'

/** The id of the button that opens the form of a style, or of a new one. */
export function styleButtonId(style: string): string {
  return `style-${style}`
}

/**
 * A user's own styles.
 * @param onOpen `new` or an id
 */
export function StyleList({ onOpen }: { onOpen: (style: string) => void }) {
  const { data: styles, error, isFetching, refetch } = useUserStyles()
  const models = useConfig()?.models ?? []
  const deleting = useDeleteStyle({
    onSuccess: () => toast({ kind: 'success', ...styleTexts.deleted }),
    onError: (failure) => toast({ kind: 'error', title: styleTexts.failed, description: errorMessage(failure) }),
  })

  async function ask(style: UserStyle) {
    const { title, description, confirmLabel } = styleTexts.deleteQuestion
    const isSure = await confirmAction({ title, description: description(style.name), confirmLabel, danger: true })
    if (!isSure) return
    deleting.mutate(style)
    document.getElementById(styleButtonId('new'))?.focus()
  }
  const create = (
    <Button id={styleButtonId('new')} variant="primary" icon={Plus} onClick={() => onOpen('new')}>
      {styleTexts.own.create}
    </Button>
  )

  return (
    <section>
      <SectionTitle wraps title={styleTexts.own.title}>
        {styles && styles.length > 0 && create}
      </SectionTitle>
      {styles ? (
        styles.length > 0 ? (
          <ul>
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
          <Callout level={3} title={styleTexts.own.empty} action={create} />
        )
      ) : error ? (
        <LoadFailure level={3} title={styleTexts.own.failed} query={{ error, isFetching, refetch }} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Waiting() {
  return (
    <Skeleton label={styleTexts.own.loading}>
      {[0, 1].map((row) => (
        <ListRowBones className={sheet.row} key={row}>
          <Bone width="200px" height="20px" />
          <Bone width="60%" height="14px" />
          <Bone width="90%" height="14px" />
        </ListRowBones>
      ))}
    </Skeleton>
  )
}
