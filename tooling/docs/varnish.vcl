# Varnish in front of the storefront, behind a TLS terminator (deployment.md, "A shared cache"). Needs varnish-modules for xkey.
vcl 4.1;

import xkey;

backend storefront {
  .host = "127.0.0.1";
  .port = "3000";
}

# The storefront's processes.
acl storefronts {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ storefronts || !req.http.Surrogate-Key) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Carts, orders and logins.
  if (req.url ~ "^/(v1|takimoto)/" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # Pages, pictures and files are the same for all visitors.
  unset req.http.Cookie;
  unset req.http.Authorization;
  # The storefront compresses; one variant for each encoding. Start varnishd with -p http_gzip_support=off.
  if (req.http.Accept-Encoding ~ "zstd") {
    set req.http.Accept-Encoding = "zstd";
  } elsif (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  }
  # A page without s-maxage must not be kept. Varnish passes its requests on at the same time instead of in turn.
  if (beresp.http.Cache-Control !~ "public") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # A page that has expired is sent while a new one is rendered, and for longer while the storefront is down.
  set beresp.grace = 10s;
  set beresp.keep = 10m;
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
