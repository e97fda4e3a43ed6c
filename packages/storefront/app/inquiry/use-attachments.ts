import { useUploadFileMutation } from "@noren/api/endpoints/upload";
import { ATTACHMENTS_MAX, UPLOAD_MAX_BYTES, UPLOAD_TYPES } from "@noren/validation/fields/upload-limits";
import { useRef, useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";
import { attachmentsCopy as copy } from "#ui/slots/attachments/attachments.copy";
import type { Attachment, AttachmentsProps } from "#ui/slots/attachments/attachments.props";
import { toFormFailure } from "../problem/form-failure.ts";
import { problemOf } from "../problem/problem-response.ts";

/** Why a file cannot be attached; null for one that can. */
function refusalOf({ type, size }: File): string | null {
  if (!UPLOAD_TYPES.some((each) => each === type)) return copy.wrongType;
  if (size === 0) return copy.empty;
  return size > UPLOAD_MAX_BYTES ? copy.tooLarge : null;
}

/** A chosen file; `key` resolves to its key, or to null without one. */
interface Chosen extends Attachment {
  key: Promise<string | null>;
}

export interface Attachments {
  props: AttachmentsProps;
  /** Waits for the uploads. Returns their keys, or why the form cannot be sent. */
  collect: () => Promise<{ keys: string[] } | { failure: FormFailure }>;
  clear: () => void;
}

/** The files of a form, each uploaded once it is chosen, one after another. */
export function useAttachments(): Attachments {
  const [upload] = useUploadFileMutation();
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const latest = useRef(files);
  const lastId = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const set = (change: (files: readonly Chosen[]) => readonly Chosen[]) => {
    latest.current = change(latest.current);
    setFiles(latest.current);
  };
  const isAttached = (id: number) => latest.current.some((file) => file.id === id);
  const finish = (id: number, error: string | null) =>
    set((files) => files.map((file) => (file.id === id ? { ...file, isUploading: false, error } : file)));

  const send = async (id: number, file: File): Promise<string | null> => {
    if (!isAttached(id)) return null;
    try {
      const { key } = await upload({ dir: "inquiries", file }).unwrap();
      finish(id, null);
      return key;
    } catch (thrown) {
      const { message, errors } = toFormFailure(problemOf(thrown));
      finish(id, Object.values(errors ?? {})[0]?.[0] ?? message);
      return null;
    }
  };
  const add = (file: File): void => {
    lastId.current += 1;
    const id = lastId.current;
    const refusal = latest.current.length >= ATTACHMENTS_MAX ? copy.tooMany : refusalOf(file);
    const entry = { id, name: file.name, size: file.size, isUploading: refusal === null, error: refusal };
    if (refusal !== null) return set((files) => [...files, { ...entry, key: Promise.resolve(null) }]);
    const key = queue.current.then(() => send(id, file));
    queue.current = key;
    set((files) => [...files, { ...entry, key }]);
  };
  return {
    props: {
      files,
      onChosen: (chosen) => chosen.forEach(add),
      onRemoved: (id) => set((files) => files.filter((file) => file.id !== id)),
    },
    collect: async () => {
      const keys = await Promise.all(latest.current.map(({ key }) => key));
      const refused = latest.current.filter(({ error }) => error !== null).map(({ name }) => name);
      return refused.length === 0
        ? { keys: keys.filter((key) => key !== null) }
        : { failure: { message: copy.incomplete(refused) } };
    },
    clear: () => set(() => []),
  };
}
