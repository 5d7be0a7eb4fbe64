import { KeyRound } from 'lucide-react'
import { ButtonLink } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { routes } from '#shared/contract/pages'
import { keyTexts as texts } from './texts.ts'

/** The link from the other settings to those for developers. */
export function WayToDevelopers() {
  return (
    <FormSection title={texts.page} text={texts.wayText}>
      <ButtonLink start icon={KeyRound} href={routes.developers.path}>
        {texts.way}
      </ButtonLink>
    </FormSection>
  )
}
