import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { PageIcon } from '@placekeeper/ui/page-icon';

interface FileZoneProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** True if a file has been chosen; the zone is then smaller, and has a frame only during a drag. */
  readonly quiet: boolean;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

export function FileZone({ label, hint, accept, quiet, reading, onFile }: FileZoneProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-8 border border-dashed data-over:border-accent data-over:bg-accent-soft',
        quiet
          ? 'border-transparent'
          : 'grow flex-col justify-center border-line-control bg-surface px-4 py-14 text-center md:py-24',
      )}
      data-over={over || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        hidden
        accept={accept}
        aria-label="Spreadsheet"
        type="file"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Allows choosing the same file again after a correction.
          currentTarget.value = '';
        }}
      />
      {!quiet && (
        <>
          <PageIcon>
            <FileSpreadsheet />
          </PageIcon>
          <h2 className="text-16">Import your edited file</h2>
        </>
      )}
      <Button
        icon={<Upload aria-hidden />}
        loading={reading}
        variant={quiet ? 'secondary' : 'primary'}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className={cn('min-w-0 text-text-2', quiet && 'flex-[1_1_14rem]')}>
        {hint} <span className="pointer-coarse:hidden">You can also drop the file here.</span>
      </p>
    </div>
  );
}
