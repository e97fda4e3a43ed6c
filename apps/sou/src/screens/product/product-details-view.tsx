import { ProductDetailsView as SimpleDetails } from "@noren/ui-simple/screens/product/product-details-view";
import type { ComponentProps } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { readStory } from "../../own/story/read-story.ts";
import { storyCopy as copy } from "../../own/story/story.copy.ts";

/** How the maker works in numbered steps and how to treat the piece, above Simple's details. */
export function ProductDetailsView(props: ComponentProps<typeof SimpleDetails>) {
  const { steps, does, avoids, rest } = readStory(props.specs);
  return (
    <>
      {steps.length > 0 ? (
        <section className="details-story">
          <Heading level={2}>{copy.story}</Heading>
          {props.maker ? (
            <p>
              <a href={props.maker.path}>{props.maker.name}</a>
            </p>
          ) : null}
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : null}
      {does.length + avoids.length > 0 ? (
        <section className="details-care">
          <Heading level={2}>{copy.care}</Heading>
          <Advice title={copy.does} mark="○" items={does} />
          <Advice title={copy.avoids} mark="×" items={avoids} />
        </section>
      ) : null}
      <SimpleDetails {...props} specs={rest} />
    </>
  );
}

function Advice({ title, mark, items }: { title: string; mark: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item} data-mark={mark}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
