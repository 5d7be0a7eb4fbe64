import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#client/queries/config'
import { useUserStyles } from '#client/queries/styles'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { LoadFailure } from '#client/ui/load-failure'
import { FormSkeleton } from './form-skeleton.tsx'
import { StyleForm } from './style-form.tsx'
import { emptyStyle, styleValues } from './style-values.ts'
import { styleTexts } from './texts.ts'

/**
 * The form of one style, once its data has loaded.
 * @param style `new` or an id, as in the address
 */
export function StyleEditor({
  style,
  user,
  takesFocus,
  onClose,
}: {
  style: string
  user: User
  takesFocus: boolean
  onClose: () => void
}) {
  const styles = useUserStyles()
  const config = useQuery(configQuery)
  const isNew = style === 'new'
  const stored = styles.data?.find(({ id }) => String(id) === style)

  if (config.data && (isNew || stored)) {
    return (
      <StyleForm
        id={stored?.id ?? null}
        initial={stored ? styleValues(stored) : emptyStyle(user.capabilities.defaultModel)}
        options={{ models: config.data.models, capabilities: user.capabilities }}
        takesFocus={takesFocus}
        onClose={onClose}
      />
    )
  }
  const failed = [styles, config].find(({ error, data }) => error !== null && data === undefined)
  if (failed?.error) return <LoadFailure title={styleTexts.own.failed} query={failed} />
  if (styles.isPending || config.isPending) return <FormSkeleton label={styleTexts.own.loading} sections={[3, 1]} />
  return (
    <Callout
      title={styleTexts.form.missing.title}
      text={styleTexts.form.missing.text}
      action={<Button onClick={onClose}>{styleTexts.form.missing.action}</Button>}
    />
  )
}
