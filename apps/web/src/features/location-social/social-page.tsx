import type { Location } from '@placekeeper/contracts/model/location';
import { socialNetworks } from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';
import { useFormState } from 'react-hook-form';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { conflictingFields } from '../../widgets/saved-form/edit-conflicts.ts';
import { currentError } from '../../widgets/saved-form/server-errors.ts';
import { UnreadValue } from '../../widgets/page/unread-note.tsx';
import { NetworkControl } from './network-control.tsx';
import { useSocialForm } from './use-social-form.ts';

/** SOC-1 */
export function SocialPage({ location }: { readonly location: Location }) {
  const form = useSocialForm(location);
  const states = useFieldStates(location);
  const { errors } = useFormState({ control: form.control });
  const wrong = socialNetworks.filter(
    (network) => errors[network] ?? currentError(form.refusal, network, form.now[network]),
  );

  return (
    <>
      <ManagementNotice location={location} />
      <form
        noValidate
        aria-label="Social profiles"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <FormSection
          title="Social profiles"
          description="Where customers find this business elsewhere. Google shows these links on its profile, one for each network."
        >
          {location.social_profiles === undefined && <UnreadValue of="field" />}
          {socialNetworks.map((network) => (
            <NetworkControl key={network} form={form} network={network} states={states} />
          ))}
        </FormSection>
      </form>
      <SaveArea
        {...form}
        changed={form.changed.map((network) => `link to ${socialNetworkName(network)}`)}
        notKept={form.notKept.map((network) => `link to ${socialNetworkName(network)}`)}
        wrong={wrong.length}
        elsewhere={conflictingFields(socialNetworks, form.elsewhere.since, form.now).length}
      />
    </>
  );
}
