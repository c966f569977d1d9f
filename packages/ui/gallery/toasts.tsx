import { Button } from '../src/components/button.tsx';
import { toast } from '../src/components/toaster.tsx';
import { Specimen } from './specimen.tsx';

/** TOAST-1: the six types of toasts, all contents of a toast, and changes of the type. */
export function ToastSpecimens() {
  return (
    <>
      <Specimen name="Toast types">
        <Button onClick={() => toast('Kept for later')}>Default</Button>
        <Button
          onClick={() =>
            toast.success('Description published', { description: 'Larkspur Garden Centre' })
          }
        >
          Success
        </Button>
        <Button onClick={() => toast.info('Google shows a change within minutes')}>Info</Button>
        <Button onClick={() => toast.warning('A Google account has to be reconnected')}>
          Warning
        </Button>
        <Button
          onClick={() =>
            toast.error('The tag could not be renamed', { description: 'Try again in a minute.' })
          }
        >
          Error
        </Button>
        <Button onClick={() => toast.loading('Exporting 2,504 locations', { id: exportId })}>
          Loading
        </Button>
        <Button onClick={() => toast.success('2,504 locations exported', { id: exportId })}>
          Loading is done
        </Button>
      </Specimen>
      <Specimen name="Toast content">
        <Button onClick={() => toast('37 changes rejected', { duration: 8000, action: undo })}>
          With undo
        </Button>
        <Button onClick={askToReconnect}>Until it is closed</Button>
        <Button
          onClick={() =>
            toast.error(
              'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
              { action: undo, closeButton: true },
            )
          }
        >
          Long word
        </Button>
        <Button onClick={() => toast.dismiss()}>Dismiss all</Button>
      </Specimen>
    </>
  );
}

const exportId = 'gallery-export';
const undo = { label: 'Undo', onClick: () => undefined };

const askToReconnect = () =>
  toast.warning('Google account disconnected', {
    description: 'Placekeeper lost access to calgary.and.edmonton@northgate-dental-group.example.',
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    action: { label: 'Reconnect', onClick: () => undefined },
  });
