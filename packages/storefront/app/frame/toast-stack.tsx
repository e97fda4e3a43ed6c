import { TOAST_ANCHOR, TOAST_DURATION_MS, TOAST_MAX_ITEMS } from "@noren/domain/limits";
import { SnackbarContent, type SnackbarKey, SnackbarProvider, useSnackbar, type CustomContentProps } from "notistack";
import { useEffect, useRef, type Ref } from "react";
import type { NoticeTone } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Toast } from "#ui/elements/toast/toast";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import type { Flash, FlashType } from "@noren/domain/flash";
import { flashEvent } from "../state/flash.ts";
import { useToastsAboveFocus } from "./use-toasts-above-focus.ts";

declare module "notistack" {
  interface VariantOverrides {
    shop: { tone: NoticeTone; link: Flash["link"] };
  }
}

const toneByType = {
  positive: "success",
  negative: "error",
  warning: "warning",
  info: "info",
} as const satisfies Record<FlashType, string>;

interface ShopToastProps extends CustomContentProps {
  tone: (typeof toneByType)[FlashType];
  link: Flash["link"];
  ref?: Ref<HTMLDivElement>;
}

function ShopToast({ id, message, tone, link, style, ref }: ShopToastProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref} style={style}>
      <Toast
        tone={tone}
        message={message}
        onClose={() => closeSnackbar(id)}
        action={link ? <TextLink href={link.path}>{link.label}</TextLink> : null}
      />
    </SnackbarContent>
  );
}

/**
 * Passes the store's flash messages to notistack. A repeated message replaces its toast: the new toast is animated and read
 * out again.
 */
function FlashToasts(): null {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const keysByText = useRef(new Map<string, SnackbarKey>());
  const dispatch = useAppDispatch();
  const flashes = useAppSelector((state) => state.flash.now);
  useEffect(() => {
    for (const { id, message, type, link } of flashes) {
      const text = `${type} ${message}`;
      const shownKey = keysByText.current.get(text);
      if (shownKey !== undefined) closeSnackbar(shownKey);
      const onExited = (_: unknown, key: SnackbarKey) => {
        if (keysByText.current.get(text) === key) keysByText.current.delete(text);
      };
      keysByText.current.set(
        text,
        enqueueSnackbar(message, { variant: "shop", tone: toneByType[type], link, onExited }),
      );
      dispatch(flashEvent({ type: "flash/shown", id }));
    }
  }, [flashes, enqueueSnackbar, closeSnackbar, dispatch]);
  return null;
}

const components = { shop: ShopToast };

/** [toast.behaviour] Bottom centre, 5000 ms, at most 5, without duplicates. */
export default function ToastStack() {
  useToastsAboveFocus();
  return (
    <SnackbarProvider
      anchorOrigin={TOAST_ANCHOR}
      autoHideDuration={TOAST_DURATION_MS}
      maxSnack={TOAST_MAX_ITEMS}
      Components={components}
    >
      <FlashToasts />
    </SnackbarProvider>
  );
}
