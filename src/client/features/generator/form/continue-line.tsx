import { X } from 'lucide-react'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { nameOf } from './begun-form.ts'
import styles from './continue-line.module.css'
import { formTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** Offers what was begun before and left. */
export function ContinueLine({ form }: { form: GenerateForm }) {
  if (!form.unfinished) return null
  const texts = formTexts.unfinished
  const name = nameOf(form.unfinished)
  return (
    <Cluster gap={4} wrap={false} className={styles.line}>
      <Button size="sm" variant="quiet" className={styles.go} onClick={form.continueUnfinished}>
        <span dir="auto">{name ? texts.continueWith(name) : texts.continue}</span>
      </Button>
      <IconButton icon={X} size="sm" label={texts.forget} onClick={form.forgetUnfinished} />
    </Cluster>
  )
}
